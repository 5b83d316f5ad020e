// The form for text that the device asks for, such as a name, which is typed with the keyboard of the phone or
// computer.

import { $ } from "./dom.js";
import { put, spoken } from "./words.js";

/** @import { Page, Writing } from "./types/content.js" */
/** @import { ToBoard } from "./types/messages.js" */

/** @type {(message: ToBoard) => void} */
let send = () => {};
/** @type {Writing | null} */
let wanted = null; // the text that the device asks for

/** @param {(message: ToBoard) => void} toBoard */
export function connect(toBoard) {
  send = toBoard;
}

// Show or hide the form for the device's new page.
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
  $("writing").showModal();
  $("written").select();
}

$("writing").addEventListener("click", (event) => event.target === $("writing") && $("writing").close());
$("writing")
  .querySelector("form")
  ?.addEventListener(
    "submit",
    () => wanted && send({ type: "write", text: $("written").value.normalize("NFC").trim() }),
  );
