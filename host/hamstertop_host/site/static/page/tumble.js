// Dice that tumble over the display for a moment before it shows the result. They are not shown on e-paper, where a
// refresh takes a third of a second and players would have to wait.

import { brush } from "./dom.js";
import { Paper } from "./paper.js";

/** @typedef {[left: number, top: number, width: number, height: number]} Box */

const STILL = 0.7; // fraction of the time after which the dice lie still
const TURNS = 1.5; // number of turns a die makes until then
const CHANGES = 7; // number of times its face changes until then
const ACROSS = 0.32; // width of a die, as a fraction of the box's height
const PIPS = [[4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]; // of nine places
/** @type {Record<number, number>} */
const CORNERS = { 4: 3, 8: 4, 10: 5, 12: 10, 20: 6 }; // number of corners in the outline, by number of sides

/** @type {HTMLCanvasElement | null} */
let shown = null; // the canvas
/** @type {number | null} */
let running = null;

// Let dice with `sides` sides tumble in a box [left, top, width, height] of the window for `ms` ms, and then show these
// faces until `stop`.
/** @param {number[]} dice @param {Box} box @param {number} ms */
export function tumble([sides, ...faces], [left, top, width, height], ms) {
  stop();
  const canvas = document.createElement("canvas");
  shown = canvas;
  shown.id = "tumble";
  shown.setAttribute("aria-hidden", "true");
  Object.assign(shown.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  [shown.width, shown.height] = [width * devicePixelRatio, height * devicePixelRatio];
  document.body.append(shown);
  const start = performance.now();
  const step = (/** @type {number} */ now) => {
    const time = Math.max(0, now - start) / ms / STILL;
    draw(canvas, sides, faces, Math.min(1, time));
    if (time < 1) running = requestAnimationFrame(step);
  };
  step(start);
}

export function stop() {
  cancelAnimationFrame(running ?? 0);
  shown?.remove();
  shown = null;
}

/** @param {HTMLCanvasElement} canvas @param {number} sides @param {number[]} faces @param {number} time */
function draw(canvas, sides, faces, time) {
  const context = brush(canvas);
  const size = Math.min(canvas.height * ACROSS, canvas.width / (faces.length * 1.5 + 1));
  const late = (1 - time) ** 2; // the dice slow down
  const way = Math.max(0, canvas.width / 2 - (size * (1.5 * faces.length + 1)) / 2);
  context.fillStyle = `rgb(${Paper.SHEET})`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  faces.forEach((face, number) => {
    const turned = Math.floor(late * CHANGES + (late ? 1 : 0)) * (number + 2);
    const side = number % 2 ? -1 : 1;
    context.save();
    context.translate(
      canvas.width / 2 + (number - (faces.length - 1) / 2) * size * 1.5 - late * way,
      canvas.height / 2 - Math.abs(Math.sin(time * 2.5 * Math.PI + number)) * late * canvas.height * 0.25,
    );
    context.rotate(late * TURNS * side * 2 * Math.PI);
    die(context, size, sides, 1 + ((face - 1 + turned) % sides));
    context.restore();
  });
}

/** @param {CanvasRenderingContext2D} context @param {number} size @param {number} sides @param {number} face */
function die(context, size, sides, face) {
  const half = size / 2;
  context.fillStyle = `rgb(${Paper.SHEET})`;
  context.strokeStyle = `rgb(${Paper.INK})`;
  context.lineWidth = size / 16;
  context.beginPath();
  if (CORNERS[sides]) {
    for (let corner = 0; corner < CORNERS[sides]; corner++) {
      const angle = (corner / CORNERS[sides]) * 2 * Math.PI - Math.PI / 2;
      context.lineTo(half * Math.cos(angle), half * Math.sin(angle));
    }
    context.closePath();
  } else {
    context.roundRect(-half, -half, size, size, size / 6);
  }
  context.fill();
  context.stroke();
  context.fillStyle = context.strokeStyle;
  context.beginPath();
  if (sides === 6) {
    for (const place of PIPS[face - 1]) {
      const [x, y] = [((place % 3) - 1) * size * 0.27, (Math.floor(place / 3) - 1) * size * 0.27];
      context.moveTo(x, y);
      context.arc(x, y, size / 10, 0, 2 * Math.PI);
    }
    context.fill();
  } else {
    context.font = `bold ${size * 0.36}px sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(`${face}`, 0, sides === 4 ? size * 0.06 : 0);
  }
}
