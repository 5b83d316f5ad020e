// The browser's Back closes what is open: a dialog, or the device's screen above others. On the game's own screen it
// leaves the page. The history has an entry for each screen and dialog that is open, and loses it when that closes.

import { all } from "./dom.js";

let above = 0; // screens above the game's own
let close = () => {}; // goes back on the device
let entries = history.state?.above ?? 0;

/** Return the dialogs that can be closed without an answer. */
function dialogs() {
  return /** @type {HTMLDialogElement[]} */ (all("dialog[open]:not([data-stays])"));
}

// Make the history agree with what is open.
function agree() {
  const wanted = above + dialogs().length;
  if (wanted < entries) history.go(wanted - entries);
  for (let next = entries + 1; next <= wanted; next++) history.pushState({ above: next }, "");
  entries = wanted;
}

/** Follow how many screens are above the game's own, and how to go back. @param {number} count @param {() => void} back */
export function follow(count, back) {
  above = count;
  close = back;
  agree();
}

window.addEventListener("popstate", ({ state }) => {
  const there = state?.above ?? 0;
  if (there >= entries) return; // after something was closed on the page, or forward
  entries = there;
  const last = dialogs().pop();
  if (last) last.close();
  else close();
});

const observer = new MutationObserver(agree);
for (const dialog of all("dialog")) observer.observe(dialog, { attributeFilter: ["open"] });
