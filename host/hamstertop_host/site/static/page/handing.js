// Share the result that is shown with the system's share sheet, if there is one, or otherwise with its code on the
// screen, a link and a picture.

import { $, element, save } from "./dom.js";
import { language, text } from "./words.js";

/** @import { Result } from "./types/content.js" */

/** @type {Result | null} */
let result = null;

/** @param {Result | null} shown */
export function follow(shown) {
  result = shown;
}

/** Return whether a key opens the system's share sheet. @param {number} index */
export function shares(index) {
  const seen = document.body.classList.contains("sheet"); // on a board, keys do what their labels say
  return seen && result?.key === index && typeof navigator.share === "function";
}

/** Return the date and length of a game, such as "22 Nov 2026, 38 minutes". @param {Result} found */
function about({ kept, minutes, timed }) {
  const day = kept ? new Date().toLocaleDateString(language, { dateStyle: "medium" }) : "";
  return [day, length(minutes, timed)].filter(Boolean).join(", ");
}

/** Return how long a game took, or "" if it is not known. @param {number} minutes @param {boolean} timed */
function length(minutes, timed) {
  return minutes ? text(timed ? "evenings.minutes" : "evenings.played", { count: minutes }) : "";
}

/** Return how long a game took and where it is kept, or null if none has just ended. @param {Result | null} found */
export function ended(found) {
  if (!found?.kept) return null;
  const took = found.minutes ? `${length(found.minutes, found.timed)} · ` : "";
  const where = element(document.body.dataset.kind === "simulator" ? "span" : "a", "", text("evenings.under"));
  if (where instanceof HTMLAnchorElement) where.href = "results.html";
  return element("p", "ended", took, where);
}

const share = () => import("./share.js"); // loaded only when it is needed

export async function open() {
  if (result) await (await share()).send(result, about(result));
}

/** Return the actions offered next to a code. @param {Result | null} found @returns {[string, string][]} */
export function offers(found) {
  if (!found || found.key !== null) return [];
  const copies = navigator.clipboard && document.body.dataset.kind !== "simulator";
  /** @type {[string, string][]} */
  const offered = [["picture", "evenings.picture"]];
  if (copies) offered.unshift(["copy", "evenings.copy"]);
  return offered;
}

/** @param {HTMLElement} button */
async function take(button) {
  if (!result) return;
  const { asFile, asText, link } = await share();
  if (button.dataset.take === "picture") {
    const file = await asFile(result, about(result));
    save(file, file.name);
    button.textContent = text("evenings.saved");
  } else {
    await navigator.clipboard.writeText(`${asText(result, about(result))}\n${link(result)}`);
    button.textContent = text("evenings.copied");
  }
}

$("said").addEventListener("click", ({ target }) => {
  const button = /** @type {Element} */ (target).closest("[data-take]");
  if (button) take(/** @type {HTMLElement} */ (button)).catch(() => {}); // without permission, the code is still there
});
