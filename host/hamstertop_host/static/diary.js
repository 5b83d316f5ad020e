// What happened, in the device's words, newest first; and what the paper says, for a screen reader.

import { $ } from "./dom.js";

const KEPT = 200;

function clock(ms) {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function plain(value) {
  return Array.isArray(value) ? value.map(plain).join(" ") : String(value).replaceAll("_", " ");
}

function log(kind, text, when, event) {
  const [entry, body] = [document.createElement("li"), document.createElement("span")];
  body.className = kind;
  body.textContent = text;
  if (event) body.dataset.event = event;
  if (when !== undefined) {
    const time = document.createElement("time");
    time.textContent = when;
    entry.append(time);
  }
  entry.append(body);
  $("entries").prepend(entry);
  while ($("entries").children.length > KEPT) $("entries").lastChild.remove();
}

export function record(message) {
  if (message.type === "event") {
    const event = plain(message.event);
    log("event", message.text || event, clock(message.ms), event);
  } else if (message.type === "power") {
    log("mark", message.on ? "Power on" : "No power", "");
  } else {
    log(message.type, message.text);
  }
}

export function forget() {
  $("entries").replaceChildren();
}

// A live region: what the paper shows is read out when it changes.
export function tell(page) {
  const lines = page.lines.map(([text, marked]) => (marked ? `Marked: ${text}` : text));
  const parts = [page.title, ...lines].map((text) => {
    const line = document.createElement("p");
    line.textContent = text;
    return line;
  });
  $("words").replaceChildren(...parts);
}
