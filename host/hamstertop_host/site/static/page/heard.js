// The spoken form of a screen, made from its content in reading order, for screen readers and the page's own voice. For
// a secret screen, it only says whose turn it is.

/** @import { Block, Page } from "./types/content.js" */
/**
 * A row. Each kind of row has some of these fields.
 * @typedef {{name?: string, label?: string, text?: string, before?: string, number?: string | number | null,
 *   note?: string, value?: string, more?: string, cells?: (string | number)[], marked?: boolean, detail?: string}} Said
 */

/** @param {Said} row */
function words({ name, label, text: said, before, number, note, value, more, cells }) {
  return [name || label || said, before, number === null ? "?" : number, note, value, more, ...(cells ?? [])]
    .filter((part) => /[\p{L}\p{N}?]/u.test(`${part ?? ""}`)) // leaves out signs
    .join(" ");
}

/** @param {Page} page @returns {Said[]} */
function rows({ body }) {
  /** @param {Block} block @returns {Said[]} */
  const within = (block) => {
    if (block.kind === "figure" && !block.time) return [block];
    return "rows" in block && block.kind !== "record" ? block.rows : [];
  };
  return body.flatMap(within);
}

// Return the state of a block: the marked line in a list, the number being set, or a table's rows, with places if it
// has any.
/** @param {Block} block @returns {string[]} */
function state(block) {
  if (block.kind === "lines" || block.kind === "numbers") {
    /** @type {Said[]} */
    const all = block.rows;
    return all.filter(({ marked }) => marked || all.length === 1).map(words);
  }
  if (block.kind !== "grid") return [];
  const placed = block.rows.filter(({ cells }) => cells[0]);
  const listed = placed.length ? placed : block.rows;
  return listed.map(({ name, cells: [place, ...rest], detail }) => {
    const numbers = detail?.endsWith("=") ? [detail, ...rest] : [...rest, detail];
    return [/\d/.test(String(place)) && `${place}.`, name, ...numbers].filter(Boolean).join(" ");
  });
}

// Join parts into sentences. A part that begins with a lower-case letter continues the previous sentence.
/** @param {(string | null | undefined)[]} parts */
export function sentences(...parts) {
  return parts
    .map((part) => part?.trim() ?? "")
    .filter(Boolean)
    .map((part, index) => (index ? (/^\p{Ll}/u.test(part) ? " " : ". ") : "") + part)
    .join("")
    .replaceAll(/([.:?!…])\./g, "$1");
}

// Describe a new screen: where we are, what to do, and the question. `why` is called with each explanation and returns
// what to say of it.
/** @param {Page} page @param {(why: string) => string} [why] */
export function summary({ who, heading, message, body, secret }, why = () => "") {
  if (secret) return sentences(who?.name, heading);
  const does = body.flatMap((block) => {
    if (block.kind === "figure") return [`${block.number} ${block.label}`];
    return block.kind === "say" ? [block.do, why(block.why), block.ask] : state(block);
  });
  return sentences(message, who?.name, heading, ...does);
}

// Return what to do, and the question.
/** @param {Page} page */
function orders({ body }) {
  return sentences(...body.flatMap((block) => (block.kind === "say" ? [block.do, block.ask] : [])));
}

// Describe only what has changed on the same screen: who acts, what is different, or what to do now.
/** @param {Page} page @param {Page} before */
export function news(page, before) {
  if (page.secret) return "";
  const message = page.message === before.message ? "" : page.message;
  const old = rows(before);
  const said = rows(page).filter((row, index) => {
    if (!old[index]) return row.marked || !("marked" in row);
    return words(row) !== words(old[index]) || (row.marked && !old[index].marked);
  });
  const who = page.who?.name === before.who?.name ? "" : page.who?.name;
  const corner = page.corner === before.corner ? "" : page.corner;
  const todo = who || orders(page) !== orders(before) ? orders(page) : "";
  return sentences(message, said.map(words).join(", "), corner, who, todo);
}
