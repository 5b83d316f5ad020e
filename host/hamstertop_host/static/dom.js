/**
 * The element of the page with this id.
 * @template {keyof Elements} Id
 * @param {Id} id
 * @returns {Elements[Id]}
 */
export const $ = (id) => /** @type {any} */ (document.getElementById(id));

// All elements, within one, that a selector means.
/** @param {string} selector @param {ParentNode} [within] @returns {HTMLElement[]} */
export const all = (selector, within = document) =>
  [...within.querySelectorAll(selector)].map((found) => /** @type {HTMLElement} */ (found));

// A button, or a link, that saves a file.
/** @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

// What draws on a canvas.
/** @param {HTMLCanvasElement} canvas */
export function brush(canvas) {
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
}

// The day that it is here, as in 2026-07-31.
export function today() {
  const now = new Date();
  return new Date(now.getTime() - 60000 * now.getTimezoneOffset()).toISOString().slice(0, 10);
}
