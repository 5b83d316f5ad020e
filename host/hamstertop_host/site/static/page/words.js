// The page's words. Texts are found by their keys in a language's catalogue `words/<code>.json`, which has the
// language's part `pages`. In a text, {name} is a placeholder, and <name>…</name> are the words of an element. If a
// text has plural forms, the placeholder `count` chooses one.
//
// In a page, `data-text` is the key of an element's text, `data-text-title` that of its attribute `title`, and so on.
// An element within it is named by `data-part`.

import { $, element } from "./dom.js";
import { recall, remember } from "./remember.js";
import * as tongue from "./tongue.js";

/** @import { Fault, Placed, Places, Saying } from "./types/messages.js" */

const { CHOSEN, FALLBACK, SPOKEN } = tongue;
const ATTRIBUTES = ["title", "alt", "aria-label", "content"];
const ALL = ["[data-text]", ...ATTRIBUTES.map((name) => `[data-text-${name}]`)].join();
/** @type {Record<string, string>} */
const SIGNED = { "▼": "sign.down", "▲": "sign.up", "▶": "sign.next", "◀": "sign.last" };
const NAMED = /\{(\w+)\}|<(\w+)>(.*?)<\/\2>/g;

/** @type {Record<string, string>} */
export const languages = await (await fetch("words/languages.json")).json(); // code -> the language's own name
export let language = FALLBACK;

/** @type {Record<string, string | Record<string, string>>} */
let texts = {};
let plurals = new Intl.PluralRules(FALLBACK);
let numbers = new Intl.NumberFormat(FALLBACK);
let worded = false; // whether texts are loaded
/** @type {WeakMap<Element, Record<string, Places>>} */
const given = new WeakMap(); // element -> attribute, "" for its text -> values for placeholders
/** @type {WeakMap<Element, Map<string, HTMLElement>>} */
const parts = new WeakMap(); // element -> name -> element within it
/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {(language: string) => void} */
let tell = () => {};

// --- The language ------------------------------------------------------------------------------------------------

let choice = recall(CHOSEN);
let device = recall(SPOKEN);

/** @param {string} code */
function known(code) {
  return Object.hasOwn(languages, code);
}

/** @returns {string} */
export function usual() {
  return tongue.usual(known, choice, device);
}

// Return the language that the device should use from now on, or null if it should not change.
export function chosen() {
  return choice ?? tongue.asked();
}

// Return the device's language, which can differ from the page's.
export function spoken() {
  return device ?? "";
}

// Switch the page to the device's language.
/** @param {string} code */
export function follow(code) {
  if (choice && code !== choice) return; // the device has not been told yet what was chosen
  choice = null;
  remember(CHOSEN, choice);
  if (code === device) return;
  device = code;
  remember(SPOKEN, code);
  change();
}

/** @param {() => void} listener */
export function changed(listener) {
  listeners.add(listener);
}

// Set the callback that tells the device about the chosen language. `remind` calls it again once the device is running.
/** @param {(language: string) => void} listener */
export function heard(listener) {
  tell = listener;
}

export function remind() {
  if (choice) tell(choice);
}

async function change() {
  const code = usual();
  if (code === language && worded) return;
  let found;
  try {
    found = await (await fetch(`words/${code}.json`)).json();
  } catch (error) {
    if (!worded) throw error;
    return; // no network, and the language was never used before: keep the current one
  }
  if (code !== usual()) return; // the choice has changed again meanwhile
  language = code;
  worded = true;
  texts = found;
  plurals = new Intl.PluralRules(code);
  numbers = new Intl.NumberFormat(code);
  document.documentElement.lang = code;
  if ($("language")) $("language").value = code;
  const manifest = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=manifest]"));
  if (manifest) manifest.href = `manifest.${code}.webmanifest`;
  document.querySelectorAll(ALL).forEach(fill);
  listeners.forEach((listener) => listener());
}

// --- Texts -------------------------------------------------------------------------------------------------------

/** @param {string} key @param {Places} places @returns {string} */
function form(key, places) {
  const found = texts[key];
  return typeof found === "string" ? found : (found[plurals.select(Number(places.count))] ?? found.other);
}

/** @param {Placed} value @returns {string} */
function shown(value) {
  if (typeof value === "number") return numbers.format(value);
  if (Array.isArray(value)) return value.map(shown).join(", ");
  return value instanceof Error ? explain(value) : `${value}`;
}

/** @param {string} key @param {Places} [places] */
export function text(key, places = {}) {
  return form(key, places).replace(NAMED, (_, name) => shown(places[name]));
}

// Return the spoken form of a key's label, which may be a sign.
/** @param {string} label */
export function called(label) {
  return SIGNED[label] ? text(SIGNED[label]) : label;
}

// Return an error in words. The browser's own errors have their own.
/** @param {Fault} error @returns {string} */
function explain(error) {
  return error.key ? text(error.key, error.places) : error.message;
}

// Join items into a list of alternatives, such as "10.0, 10.1 or 10.2".
/** @param {string[]} items */
export function either(items) {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(items);
}

// Set the text of an element or one of its attributes, in the current language and any chosen later. Placeholders can
// be strings, numbers, lists of these and errors, and in an element's text also lists of nodes. Without a key, remove
// the text.
/** @param {Element} element @param {string | null | undefined} key @param {Places} [places] @param {string} [attribute] */
export function put(element, key, places = {}, attribute = "") {
  const name = attribute ? `data-text-${attribute}` : "data-text";
  if (!key) {
    element.removeAttribute(name);
    element.textContent = "";
    return;
  }
  element.setAttribute(name, key);
  given.set(element, { ...given.get(element), [attribute]: places });
  fill(element);
}

// Return a button with the text of a key.
/** @param {string} key @param {() => unknown} act */
export function button(key, act) {
  const made = element("button", "");
  put(made, key);
  made.addEventListener("click", act);
  return made;
}

// Set an element's content to several texts, given as keys, pairs of a key and its placeholders, or errors.
/** @param {Element} element @param {Saying[]} sayings */
export function say(element, ...sayings) {
  element.replaceChildren(
    ...sayings.flatMap((saying, index) => {
      const part = document.createElement("span");
      if (saying instanceof Error && !saying.key) part.textContent = saying.message;
      else if (saying instanceof Error) put(part, saying.key, saying.places);
      else if (typeof saying === "string") put(part, saying);
      else put(part, ...saying);
      return index ? [" ", part] : [part];
    }),
  );
}

/** @param {Element} element */
function fill(element) {
  const places = given.get(element) ?? {};
  for (const name of ATTRIBUTES) {
    const key = element.getAttribute(`data-text-${name}`);
    if (key) element.setAttribute(name, text(key, places[name]));
  }
  const key = element.getAttribute("data-text");
  if (key) element.replaceChildren(...nodes(element, form(key, places[""] ?? {}), places[""] ?? {}));
}

/** @param {Element} element @param {string} message @param {Places} places */
function nodes(element, message, places) {
  if (!parts.has(element)) {
    const named = /** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll("[data-part]"));
    parts.set(element, new Map([...named].map((part) => [`${part.dataset.part}`, part])));
  }
  const within = parts.get(element) ?? new Map();
  /** @type {(string | Node)[]} */
  const found = [];
  let at = 0;
  for (const match of message.matchAll(NAMED)) {
    const [whole, place, part, words] = match;
    found.push(message.slice(at, match.index));
    at = match.index + whole.length;
    if (part) {
      const inner = within.get(part);
      inner.textContent = words.replace(NAMED, (_, name) => shown(places[name]));
      found.push(inner);
    } else if (within.has(place)) {
      found.push(within.get(place));
    } else {
      const value = places[place];
      if (Array.isArray(value) && value[0] instanceof Node) found.push(...value);
      else found.push(shown(value));
    }
  }
  return [...found, message.slice(at)];
}

// --- The menu ----------------------------------------------------------------------------------------------------

/** @param {string} code @param {string} name */
function entry(code, name) {
  const option = element("option", "", name);
  option.value = option.lang = code;
  return option;
}

const own = Object.entries(languages).sort(([, one], [, other]) => one.localeCompare(other));
$("language")?.append(...own.map(([code, name]) => entry(code, name)));
$("language")?.addEventListener("change", () => {
  choice = $("language").value;
  remember(CHOSEN, choice);
  change();
  tell(choice);
});
await change();
