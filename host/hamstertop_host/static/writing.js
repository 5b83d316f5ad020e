// Where the device's page asks for a text, such as a name, it is written here, with the keyboard of whatever shows this.

import { $ } from "./dom.js";
import { put, spoken } from "./words.js";

let send = () => {};
let wanted = null; // what the device's page asks for

export function connect(toBoard) {
  send = toBoard;
}

// The device shows another page.
export function follow(page) {
  const asked = page?.write ?? null;
  const begins = asked && !wanted;
  wanted = asked;
  if (!asked) $("writing").close();
  if (!begins) return;
  $("writing-title").textContent = page.heading || page.who.name;
  $("writing-title").lang = spoken();
  $("written").maxLength = asked.most;
  $("written").value = asked.text;
  put($("writing-most"), "writing.most", { most: asked.most });
  put($("writing-wrong"), null);
  $("writing").showModal();
  $("written").select();
}

// A letter that the paper cannot show.
function strange(text) {
  return [...text].find((letter) => !wanted.letters.includes(letter));
}

$("writing").addEventListener("click", (event) => event.target === $("writing") && $("writing").close());
$("writing")
  .querySelector("form")
  .addEventListener("submit", (event) => {
    const text = $("written").value.normalize("NFC").trim();
    const letter = wanted && strange(text);
    if (letter) {
      event.preventDefault();
      put($("writing-wrong"), "writing.strange", { letter });
      $("written").focus();
    } else if (wanted) {
      send({ type: "write", text });
    }
  });
