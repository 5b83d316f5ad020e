// Lay out the sheet, with words as large as fit and pictures in their colours.

import { $, brush } from "./dom.js";

// Sizes of text in em, and of pictures, where 0 hides purely decorative ones. The first that fits is used.
const SIZES = [1.9, 1.7, 1.55, 1.4, 1.3, 1.2, 1.1, 1]
  .map((size) => [size, 1])
  .concat([
    [1, 0.6],
    [1, 0.4],
    [1, 0],
    [0.9, 0],
  ]);
const LISTED = [[1.15, 1], ...SIZES.slice(7, 11)]; // so that lists look alike
const MODULE = 0.72; // the greatest height of a code, as a fraction of the sheet's

// Paint a picture in the text colour of its place.
/** @param {HTMLCanvasElement} canvas */
function paint(canvas) {
  const { width, height } = canvas;
  const rows = canvas.dataset.rows ?? "";
  const ink = (getComputedStyle(canvas).color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  const image = new ImageData(width, height);
  const stride = 2 * Math.ceil(width / 8);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const digit = parseInt(rows[((i - x) / width) * stride + (x >> 2)], 16);
    if ((digit >> (3 - (x % 4))) & 1) image.data.set([...ink, 255], i * 4);
  }
  brush(canvas).putImageData(image, 0, 0);
}

// Paint the pictures and set their sizes, also of a page that comes as HTML.
/** @param {HTMLElement} within */
export function develop(within) {
  for (const canvas of within.querySelectorAll("canvas")) {
    canvas.style.setProperty("--wide", `${canvas.width}`);
    canvas.style.setProperty("--high", `${canvas.height}`);
    paint(canvas);
  }
}

// Make words as large as fit. A code is as large as possible with a whole number of pixels for each module.
export function fit() {
  const { clientHeight, clientWidth } = $("sheet");
  for (const code of $("said").getElementsByTagName("canvas")) {
    if (!code.classList.contains("code")) continue;
    const pixels = Math.min(clientWidth - 16, clientHeight * MODULE) * devicePixelRatio;
    code.style.width = `${(Math.max(1, Math.floor(pixels / code.width)) * code.width) / devicePixelRatio}px`;
  }
  const list = $("said").querySelector(".lines, .record");
  for (const [size, times] of list ? LISTED : SIZES) {
    $("said").style.setProperty("--size", `${size}`);
    $("said").style.setProperty("--times", `${times || 0.6}`);
    $("said").classList.toggle("plain", !times);
    if ($("sheet").scrollHeight <= clientHeight && $("said").scrollWidth <= clientWidth) break;
  }
}
