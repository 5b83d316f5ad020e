// Share a result as a picture, as text, and as a link that opens it on the site.

import { brush as drawing } from "./dom.js";

/** @import { Shared } from "./types/results.js" */

const [WIDTH, EDGE, LINE] = [720, 48, 64];
const FONT = "ui-rounded, system-ui, sans-serif";

// Return whether the system has a share sheet.
export const shares = () => typeof navigator.share === "function";

// Return the link to a result, or "" in the simulator, which has no page that reads results.
/** @param {Shared} found */
export function link({ code }) {
  return document.body.dataset.kind === "simulator" ? "" : `${new URL("results.html", location.href)}#${code}`;
}

/** @param {Shared} found @param {string} about */
export function asText({ title, players, tie }, about) {
  const lines = players.map(
    ({ place, name, score }) => `${place ? `${place}. ` : ""}${name}${score === null ? "" : ` ${score}`}`,
  );
  return [title, about, ...lines, tie].filter(Boolean).join("\n");
}

/** @param {Shared} found @param {string} about */
export async function asFile(found, about) {
  return new File([await picture(found, about)], "hamstertop.png", { type: "image/png" });
}

// Pass a result to the system's share sheet, with a picture if it accepts one. Closing the sheet is not an error.
/** @param {Shared} found @param {string} about */
export async function send(found, about) {
  const url = link(found);
  const plain = { title: found.title, text: asText(found, about), ...(url && { url }) };
  const both = { ...plain, files: [await asFile(found, about)] };
  await navigator.share(navigator.canShare?.(both) ? both : plain).catch((error) => {
    if (error.name !== "AbortError") throw error;
  });
}

/** @param {Shared} game @param {string} about @returns {Promise<Blob>} */
function picture({ title, players, tie }, about) {
  const canvas = document.createElement("canvas");
  const height = 2 * EDGE + 3 * LINE + LINE * players.length + (tie ? LINE / 2 : 0);
  Object.assign(canvas, { width: WIDTH, height });
  const brush = drawing(canvas);
  brush.fillStyle = "#24170f";
  brush.fillRect(0, 0, WIDTH, height);
  /** @param {string} words @param {number} x @param {number} y @param {number} size @param {string} colour @param {CanvasTextAlign} [align] */
  const write = (words, x, y, size, colour, align = "left") => {
    brush.font = `bold ${size}px ${FONT}`;
    brush.fillStyle = colour;
    brush.textAlign = align;
    brush.fillText(words, x, y, WIDTH - x - EDGE + (align === "right" ? x : 0));
  };
  write(title, EDGE, EDGE + 40, 46, "#f8eedb");
  write(about, EDGE, EDGE + 88, 26, "#d9c4a5");
  players.forEach(({ place, name, score }, at) => {
    const y = EDGE + 2.6 * LINE + at * LINE;
    const colour = place === 1 ? "#f3bb58" : "#f8eedb";
    if (place) write(`${place}.`, EDGE, y, 38, colour);
    write(name, EDGE + 70, y, 38, colour);
    if (score !== null) write(`${score}`, WIDTH - EDGE, y, 38, colour, "right");
  });
  write(tie, EDGE, EDGE + 2.4 * LINE + players.length * LINE, 26, "#d9c4a5");
  write("Hamstertop", WIDTH - EDGE, height - EDGE / 2, 22, "#a98f75", "right");
  return new Promise((done) => canvas.toBlob((blob) => done(/** @type {Blob} */ (blob)), "image/png"));
}
