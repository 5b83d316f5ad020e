/**
 * The element of the page with this id.
 * @template {keyof Elements} Id
 * @param {Id} id
 * @returns {Elements[Id]}
 */
export const $ = (id) => /** @type {any} */ (document.getElementById(id));

// Return all elements within one that match a selector.
/** @param {string} selector @param {ParentNode} [within] @returns {HTMLElement[]} */
export const all = (selector, within = document) =>
  [...within.querySelectorAll(selector)].map((found) => /** @type {HTMLElement} */ (found));

/** @typedef {Node | string | number | false | null | undefined} Child */

// Return a new element of a class, "" for none, without the children that are not there.
/**
 * @template {keyof HTMLElementTagNameMap} Kind
 * @param {Kind} name
 * @param {string} kind
 * @param {(Child | Child[])[]} children
 */
export function element(name, kind, ...children) {
  const made = document.createElement(name);
  if (kind) made.className = kind;
  if (made instanceof HTMLButtonElement) made.type = "button";
  for (const child of children.flat())
    if (child || child === 0) made.append(typeof child === "number" ? `${child}` : child);
  return made;
}

/** @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const link = element("a", "");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** @param {HTMLCanvasElement} canvas */
export function brush(canvas) {
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
}

// Return the local date, such as 2026-07-31.
export function today() {
  const now = new Date();
  return new Date(now.getTime() - 60000 * now.getTimezoneOffset()).toISOString().slice(0, 10);
}
