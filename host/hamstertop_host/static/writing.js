// Where the device's page asks for a text, such as a name, it is written here, with the keyboard of whatever shows this.

import { $ } from "./dom.js";
import { put, spoken } from "./words.js";

/** @import { Page, Writing } from "./types/content.js" */
/** @import { ToBoard } from "./types/messages.js" */

/** @type {(message: ToBoard) => void} */
let send = () => {};
/** @type {Writing | null} */
let wanted = null; // what the device's page asks for

/** @param {(message: ToBoard) => void} toBoard */
export function connect(toBoard) {
  send = toBoard;
}

// The device shows another page.
/** @param {Page | null} page */
export function follow(page) {
  const asked = page?.write ?? null;
  const begins = asked && !wanted;
  wanted = asked;
  if (!asked) $("writing").close();
  if (!page || !asked || !begins) return;
  $("writing-title").textContent = page.heading || page.who?.name || "";
  $("writing-title").lang = spoken();
  $("written").maxLength = asked.most;
  $("written").value = asked.text;
  put($("writing-most"), "writing.most", { most: asked.most });
  put($("writing-wrong"), null);
  $("writing").showModal();
  $("written").select();
}

// A letter that the paper cannot show.
/** @param {string} text @param {string} letters */
function strange(text, letters) {
  return [...text].find((letter) => !letters.includes(letter));
}

$("writing").addEventListener("click", (event) => event.target === $("writing") && $("writing").close());
$("writing")
  .querySelector("form")
  ?.addEventListener("submit", (event) => {
    const text = $("written").value.normalize("NFC").trim();
    const letter = wanted && strange(text, wanted.letters);
    if (letter) {
      event.preventDefault();
      put($("writing-wrong"), "writing.strange", { letter });
      $("written").focus();
    } else if (wanted) {
      send({ type: "write", text });
    }
  });
