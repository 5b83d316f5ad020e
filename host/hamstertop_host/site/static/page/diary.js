// The log of what has happened, in the device's words, newest first.

import { $, element } from "./dom.js";
import { put, spoken } from "./words.js";

/** @import { Event as Told, Logged } from "./types/messages.js" */

const KEPT = 200;

/** @param {number} seconds */
function clock(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {unknown} value @returns {string} */
function plain(value) {
  return Array.isArray(value) ? value.map(plain).join(" ") : String(value).replaceAll("_", " ");
}

/** @typedef {(body: HTMLElement) => void} Fill */
// Return a log entry. `fill` writes its words.
/** @param {string} kind @param {Fill} fill @param {string} [when] */
function entry(kind, fill, when) {
  const body = element("span", kind);
  fill(body);
  return element("li", "", when !== undefined && element("time", "", when), body);
}

/** @param {string} kind @param {Fill} fill @param {string} [when] */
function log(kind, fill, when) {
  $("entries").prepend(entry(kind, fill, when));
  while ($("entries").children.length > KEPT) $("entries").lastChild?.remove();
  latest();
}

function latest() {
  const last = /** @type {HTMLElement | null} */ ($("entries").querySelector(".event, .fault"));
  $("latest").textContent = last?.textContent ?? "";
  $("latest").lang = last?.lang ?? "";
}

/** @param {Told} message @returns {[string, Fill, string]} */
function event(message) {
  const stored = plain(message.event);
  return [
    "event",
    (body) => {
      body.lang = spoken();
      body.textContent = message.text || stored;
      body.dataset.event = stored;
    },
    message.seconds === null ? "" : clock(message.seconds),
  ];
}

/** @param {Logged} message */
export function record(message) {
  if (message.type === "event") {
    log(...event(message));
  } else if (message.type === "story") {
    retell(message.events);
  } else if (message.type === "power") {
    log("mark", (body) => put(body, message.on ? "log.on" : "log.off"), "");
  } else if (message.key !== undefined) {
    log(message.type, (body) => put(body, `${message.key}`, message.places));
  } else {
    log(message.type, (body) => {
      body.textContent = message.text ?? "";
    });
  }
}

// Replace all events in the log with those of a game from its beginning.
/** @param {Told[]} events */
function retell(events) {
  const items = [...$("entries").querySelectorAll("li:has(.event)")];
  const story = events.map((each) => entry(...event(each))).reverse();
  if (items.length) items[0].before(...story);
  else $("entries").append(...story);
  items.forEach((each) => each.remove());
  latest();
}

export function forget() {
  $("entries").replaceChildren();
  latest();
}
