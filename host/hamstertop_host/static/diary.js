// What happened, in the device's words, newest first; and what the paper says, for a screen reader.

import { $ } from "./dom.js";
import { put, spoken } from "./words.js";

const KEPT = 200;

function clock(ms) {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function plain(value) {
  return Array.isArray(value) ? value.map(plain).join(" ") : String(value).replaceAll("_", " ");
}

// `fill` writes the words.
function log(kind, fill, when) {
  const [entry, body] = [document.createElement("li"), document.createElement("span")];
  body.className = kind;
  fill(body);
  if (when !== undefined) {
    const time = document.createElement("time");
    time.textContent = when;
    entry.append(time);
  }
  entry.append(body);
  $("entries").prepend(entry);
  if (["event", "fault"].includes(kind)) {
    $("latest").replaceChildren(...body.cloneNode(true).childNodes);
    $("latest").lang = body.lang;
  }
  while ($("entries").children.length > KEPT) $("entries").lastChild.remove();
}

export function record(message) {
  if (message.type === "event") {
    const event = plain(message.event);
    log("event", (body) => {
      body.lang = spoken();
      body.textContent = message.text || event;
      body.dataset.event = event;
    }, clock(message.ms));
  } else if (message.type === "power") {
    log("mark", (body) => put(body, message.on ? "log.on" : "log.off"), "");
  } else if (message.key) {
    log(message.type, (body) => put(body, message.key, message.places));
  } else {
    log(message.type, (body) => { body.textContent = message.text; });
  }
}

export function forget() {
  $("entries").replaceChildren();
}

// A live region: what the paper shows is read out when it changes.
export function tell(page) {
  const lines = page.lines.map(({ parts, marked }) => [parts.join(" "), marked]);
  const players = page.seats.map(({ name, text, marked }) => [`${name}: ${text}`, marked]);
  const parts = [[page.title, false], ...lines, ...players].map(([text, marked]) => {
    const line = document.createElement("p");
    if (marked) put(line, "screen.marked", { text });
    else line.textContent = text;
    return line;
  });
  $("words").lang = spoken();
  $("words").replaceChildren(...parts);
}
