// Read screens and keys aloud with the browser's own voice, so that children who cannot read yet can play. It says what
// a screen reader would be told. It is off by default, and reads each explanation only once per visit.

import { $ } from "./dom.js";
import * as handing from "./handing.js";
import { news, sentences, summary } from "./heard.js";
import { recall, remember } from "./remember.js";
import { called, changed, either, language, spoken, text } from "./words.js";

/** @import { Page } from "./types/content.js" */

const CHOSEN = "aloud";
const synthesis = window.speechSynthesis;

/** @type {Set<string>} */
const explained = new Set();
let on = recall(CHOSEN) === "yes";
/** @type {Page | null} */
let page = null;

// Return a voice for a language, preferably one that works offline.
/** @param {string} language */
function voice(language) {
  const able = synthesis.getVoices().filter(({ lang }) => lang.split(/[-_]/)[0].toLowerCase() === language);
  return able.find(({ localService }) => localService) ?? able[0] ?? null;
}

/** @param {string} why */
function once(why) {
  if (explained.has(why)) return "";
  explained.add(why);
  return why;
}

// Return what can be pressed: keys and lines and, the first time, the smaller keys. For a secret screen, return a
// sentence saying that it is not read.
/** @param {Page} page */
function keys({ keys: labels, beside, body, secret }) {
  if (secret) return text("aloud.secret");
  const lines = body.flatMap((block) =>
    block.kind === "lines" ? block.rows.map(({ text: line, value }) => `${line} ${value}`.trim()) : [],
  );
  const shown = labels.map(({ press }, index) => (handing.shares(index) ? text("evenings.share") : press));
  const known = shown.filter((label, index) => label && !labels[index].spare);
  const pressed = [...lines, ...[...beside, ...known].map(called)];
  const ways = labels.map(({ hold }) => hold).filter(Boolean);
  return sentences(
    pressed.length ? text("aloud.keys", { keys: either(pressed) }) : "",
    ways.length ? once(text("aloud.ways", { keys: either(ways) })) : "",
  );
}

// Say words, interrupting anything being said.
/** @param {string} words */
function say(words) {
  synthesis.cancel();
  if (!words) return;
  const saying = new SpeechSynthesisUtterance(words);
  saying.lang = spoken();
  saying.voice = voice(saying.lang);
  synthesis.speak(saying);
}

function show() {
  $("aloud").hidden = !synthesis;
  $("aloud").setAttribute("aria-pressed", `${on}`);
  $("again").hidden = !on || !synthesis;
}

// Read the whole screen, unless the page and the board are not in the same language yet.
function read() {
  if (on && spoken() !== language) return;
  say(on && page ? sentences(summary(page, once), keys(page)) : "");
}

// Read a screen that has changed. `now` is the current page, and `before` the previous one, if there was one.
/** @param {Page} now @param {Page | null} before */
export function follow(now, before) {
  page = now;
  if (!on || !synthesis) return;
  if (!before || now.id !== before.id || now.language !== before.language) {
    read();
  } else {
    const other = news(now, before);
    if (other) say(other);
  }
}

// Say something that the page announces, such as the seconds left.
/** @param {string} words */
export function mention(words) {
  if (on && synthesis) say(words);
}

$("aloud").addEventListener("click", () => {
  on = !on;
  remember(CHOSEN, on ? "yes" : null);
  explained.clear();
  show();
  read();
});
$("again").addEventListener("click", () => {
  explained.clear();
  read();
});
changed(() => on && synthesis && read());
addEventListener("pagehide", () => synthesis?.cancel());
show();
