// Show the device's first screen on the page before the firmware runs, and remember a touch on it until then. The
// builder generates this screen. It is shown if the device will show the same screen: on a first visit, or if it was
// the last screen shown.

import { $ } from "./dom.js";
import { develop, fit } from "./fitting.js";
import { lacking } from "./lacking.js";
import { recall, remember } from "./remember.js";
import { SPOKEN, usual } from "./tongue.js";

const SHOWN = "first"; // the language in which the device last showed this screen

/** @type {{place: string, words: string} | null} */
let touched = null;

/** @param {string} language */
function made(language) {
  return /** @type {HTMLTemplateElement | null} */ (document.getElementById(`first-${language}`));
}

function show() {
  const languages = [...document.querySelectorAll("template[id^=first-]")].map(({ id }) => id.slice(6));
  const language = usual((code) => languages.includes(code));
  const same = recall(SPOKEN) === null || recall(SHOWN) === language;
  if (!same || lacking().length || new URL(location.href).search || location.hash) return;
  $("said").append(/** @type {HTMLTemplateElement} */ (made(language)).content.cloneNode(true));
  document.documentElement.lang = language;
  document.body.classList.add("first");
  develop($("said"));
  fit();
  $("said").addEventListener("click", note);
}

/** @param {Event} event */
function note({ target }) {
  const button = target instanceof Element ? target.closest("[data-place]") : null;
  if (!(button instanceof HTMLElement)) return;
  $("said").querySelector(".marked")?.classList.remove("marked");
  button.classList.add("marked");
  touched = { place: `${button.dataset.place}`, words: `${button.textContent}` };
}

// Carry out a remembered touch now that the device shows its page, if the same button is still there.
export function taken() {
  const waited = touched;
  touched = null;
  if (!waited) return;
  for (const button of $("said").querySelectorAll("button"))
    if (button.dataset.place === waited.place && button.textContent === waited.words) button.click();
}

// For the next visit, remember whether the device now shows its first screen.
/** @param {string} language */
export function follow(language) {
  $("said").removeEventListener("click", note);
  document.body.classList.remove("first");
  const same = made(language)?.content.textContent === $("said").textContent;
  if ((recall(SHOWN) === language) !== same) remember(SHOWN, same ? language : null);
}

show();
