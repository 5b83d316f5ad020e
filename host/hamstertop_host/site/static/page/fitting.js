// Paint pictures in the colours of their places, and size codes so that cameras can read them.

import { $, all, brush } from "./dom.js";

// Paint a picture in a colour, given as it is computed.
/** @param {HTMLCanvasElement} canvas @param {string} colour */
function paint(canvas, colour) {
  const { width, height } = canvas;
  const rows = canvas.dataset.rows ?? "";
  const ink = (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  const image = new ImageData(width, height);
  const stride = 2 * Math.ceil(width / 8);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const digit = parseInt(rows[((i - x) / width) * stride + (x >> 2)], 16);
    if ((digit >> (3 - (x % 4))) & 1) image.data.set([...ink, 255], i * 4);
  }
  brush(canvas).putImageData(image, 0, 0);
}

// Set the pictures' sizes, and paint them in the text colours of their places, also of a page that comes as HTML. All
// colours are read at once, because the first reading after a change lays out the page.
/** @param {HTMLElement} within */
export function develop(within) {
  const pictures = [...within.querySelectorAll("canvas")].filter(({ dataset }) => dataset.rows);
  for (const { style, width, height } of pictures) {
    style.setProperty("--wide", `${width}`);
    style.setProperty("--high", `${height}`);
  }
  const colours = pictures.map((canvas) => getComputedStyle(canvas).color);
  pictures.forEach((canvas, index) => paint(canvas, colours[index]));
}

// Make codes as large as their boxes allow with a whole number of pixels for each module.
export function fit() {
  for (const box of all(".scan", $("said"))) {
    const [code] = box.getElementsByTagName("canvas");
    const pixels = Math.min(box.clientWidth, box.clientHeight) * devicePixelRatio;
    code.style.width = `${(Math.max(1, Math.floor(pixels / code.width)) * code.width) / devicePixelRatio}px`;
  }
}
