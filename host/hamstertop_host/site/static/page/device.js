// The device on the page, with keys, lights and display, drawn from the board's data. It has two layouts: a picture of
// the board, and a sheet with the content instead of the display, if the device is this screen or the screen is small.

import { $, element } from "./dom.js";
import { develop } from "./fitting.js";
import * as handing from "./handing.js";
import { Paper } from "./paper.js";
import * as sheet from "./sheet.js";
import * as sound from "./sound.js";
import { called, changed, put, spoken, text } from "./words.js";

/** @import { Above, Colour, Page, Touch } from "./types/content.js" */
/** @import { Board, Place, Screen, ToBoard } from "./types/messages.js" */
/** @import { Box } from "./tumble.js" */

const LETTERS = { left: "a", middle: "s", right: "d", back: "f" };
const ARROWS = { left: "ArrowLeft", middle: "ArrowDown", right: "ArrowRight", back: "ArrowUp" };
/** @type {Record<string, string>} */
const SIGNS = { ArrowLeft: "←", ArrowDown: "↓", ArrowRight: "→", ArrowUp: "↑" };
/** @type {Record<string, string>} */
const STEPS = { ArrowDown: "▼", ArrowUp: "▲" }; // for whichever keys step through a list
const KEY = 11.5; // width in mm, if there is room
const PIXEL = 4.2; // mm
const LONG = 7; // letters of a word that may be wider than a key
const small = matchMedia("(max-width: 40rem), (max-height: 30rem)");

/** @type {Paper | null} */
export let paper = null;
/** @type {Board | Screen | null} */
let board = null;
/** @type {(message: ToBoard) => void} */
let send = () => {};
/** @type {Page | null} */
let labelled = null; // the page whose labels the keys have
/** @type {{button: HTMLButtonElement, holders: Set<string>}[]} */
let keys = []; // { button, holders: Set of pointers and keyboard keys that hold it down }
/** @type {number | undefined} */
let dim; // the timer until all keys count
const WAYS = ["back", "undo", "help", "menu"]; // what small buttons do, in their places
/** @type {HTMLButtonElement[]} */
let ways = [];
/** @type {HTMLElement[]} */
let pixels = [];
/** @type {Map<string, number>} */
let shortcuts = new Map(); // keyboard key -> index

/** @param {Board | Screen} description @param {(message: ToBoard) => void} toBoard */
export function build(description, toBoard) {
  board = description;
  send = toBoard;
  put($("model"), null);
  if (board.name) $("model").textContent = board.name;
  else put($("model"), "device.screen");
  if (board.screen) {
    const [left, top, width, height] = board.screen;
    for (const [name, value] of Object.entries({
      "--w": board.size[0],
      "--h": board.size[1],
      "--case": board.colour,
      "--x": left,
      "--y": top,
      "--sw": width,
      "--sh": height,
      "--key": keySize(board),
      "--pixel": pixelSize(board),
    }))
      $("board").style.setProperty(name, `${value}`);
  }
  paper = new Paper($("paper"), board.width, board.height);
  labelled = null;
  buildPixels(board);
  buildKeys(board);
  $("board").classList.add("known");
  fit();
}

// Return where the body of the screen is in the window: [left, top, width, height].
/** @returns {Box} */
export function body() {
  if (document.body.classList.contains("sheet")) {
    const { left, width, bottom } = $("sheet").getBoundingClientRect();
    const top = $("said").getElementsByTagName("h2")[0].getBoundingClientRect().bottom;
    return [left, top, width, bottom - top];
  }
  const whole = $("paper").getBoundingClientRect();
  const [top, bottom] = (labelled?.paper ?? [0, 0]).map((row) => (row / (board?.height ?? 1)) * whole.height);
  return [whole.left, whole.top + top, whole.width, bottom - top];
}

/** @param {Place} one @param {Place} other */
function distance([x, y], [u, v]) {
  return Math.hypot(x - u, y - v);
}

/** @param {Place[]} places */
function nearest(places) {
  let least = Infinity;
  places.forEach((place, i) =>
    places.slice(0, i).forEach((other) => {
      least = Math.min(least, distance(place, other));
    }),
  );
  return least;
}

// Return the size at which keys fit on the case next to the panel and do not touch each other.
/** @param {Board} board */
function keySize(board) {
  const [left, top, width, height] = board.screen;
  const room = board.keys.map(({ at: [x, y] }) => {
    const across = Math.max(left - x, x - left - width, 0);
    const down = Math.max(top - y, y - top - height, 0);
    return 2 * Math.min(x, y, board.size[0] - x, board.size[1] - y, Math.hypot(across, down) - 1.6) - 3;
  });
  return Math.min(KEY, 0.85 * nearest(board.keys.map((key) => key.at)), ...room);
}

/** @param {Board} board */
function pixelSize(board) {
  return Math.min(PIXEL, 0.8 * nearest(board.pixels));
}

/** @param {HTMLElement} element @param {Place | undefined} at */
function place(element, at) {
  if (!at) return;
  element.style.left = `calc(${at[0]} * var(--mm))`;
  element.style.top = `calc(${at[1]} * var(--mm))`;
}

/** @param {Board | Screen} board */
function buildPixels(board) {
  $("strip").replaceChildren();
  const count = board.screen ? board.pixels.length : board.pixels;
  $("strip").hidden = !count;
  const xs = board.screen ? board.pixels.map(([x]) => x) : [];
  const ys = board.screen ? board.pixels.map(([, y]) => y) : [];
  const margin = board.screen ? pixelSize(board) / 2 + 1.5 : 0;
  /** @type {Place} */
  const corner = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  if (board.screen && count) {
    place($("strip"), corner);
    $("strip").style.width = `calc(${Math.max(...xs) - Math.min(...xs) + 2 * margin} * var(--mm))`;
    $("strip").style.height = `calc(${Math.max(...ys) - Math.min(...ys) + 2 * margin} * var(--mm))`;
  }
  pixels = Array.from({ length: count }, (_, index) => {
    const pixel = element("div", "pixel");
    if (board.screen) place(pixel, [xs[index] - corner[0], ys[index] - corner[1]]);
    $("strip").append(pixel);
    return pixel;
  });
}

/** @param {Board | Screen} board */
function buildKeys(board) {
  $("keys").replaceChildren();
  shortcuts = new Map();
  keys = board.keys.map((key, index) => {
    const button = element("button", "key");
    button.dataset.key = `${index}`;
    button.dataset.letter = LETTERS[key.role].toUpperCase();
    button.setAttribute("aria-keyshortcuts", `${index + 1} ${LETTERS[key.role].toUpperCase()} ${ARROWS[key.role]}`);
    const parts = [
      element("b", "", key.name),
      element("small", "", index + 1),
      element("span", "above"),
      element("strong", ""),
      element("span", "held"),
    ];
    button.append(...parts.flatMap((part) => [part, " "]));
    place(button, key.at);
    $("keys").append(button);
    listen(button, index);
    for (const shortcut of [String(index + 1), LETTERS[key.role], ARROWS[key.role]]) shortcuts.set(shortcut, index);
    return { button, holders: new Set() };
  });
  $("ways").replaceChildren($("again"));
  ways = WAYS.map(buildWay);
  label(null);
  explain(board);
}

// Return the place that does what each of the small buttons does on a page, or null.
/** @param {Page | null} page @returns {(Touch | null)[]} */
function reached(page) {
  /** @param {number} key @returns {Touch | null} */
  const held = (key) => (page?.keys[key].hold ? ["hold", key] : null);
  const back = page?.back ?? null;
  const named = back?.[0] === "key" && !page?.keys[back[1]].spare; // a key of the page's own goes back
  return [named ? null : back, held(0), held(1), page?.menu ? held(2) : null];
}

/** @param {string} does @param {number} index */
function buildWay(does, index) {
  const button = element("button", "way");
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#sign-${does}"></use></svg><span></span>`;
  button.addEventListener("click", () => {
    const place = reached(labelled)[index];
    if (place) sheet.answer(...place);
  });
  $("again").before(button);
  return button;
}

// Label the keys with what they do on a page. A fourth key does what holding the outer keys does.
/** @param {Page | null} page */
export function label(page) {
  labelled = page;
  handing.follow(page?.result ?? null);
  /** @type {{press: string, hold: string, colour: Colour | null, above: Above[], spare: boolean}} */
  const none = { press: "", hold: "", above: [], colour: null, spare: false };
  const [left, , right] = page?.keys ?? [none, none, none];
  clearTimeout(dim);
  const waits = Math.max(0, ...(page?.keys ?? []).map((key) => key.waits));
  dim = setTimeout(brighten, waits / sheet.rate());
  keys.forEach(({ button }, index) => {
    const back = { press: left.hold || right.hold, hold: right.hold, above: [], colour: null, spare: false };
    const { press: usual, hold, colour, above, spare } = page?.keys[index] ?? (index < 3 ? none : back);
    const press = handing.shares(index) ? text("evenings.share") : usual;
    button.classList.toggle("blank", Boolean(page) && !press);
    button.classList.toggle("spare", Boolean(spare) || index > 2);
    button.classList.toggle("main", index === page?.main);
    button.classList.toggle("waits", (page?.keys[index]?.waits ?? 0) > 0);
    const [, , over, label, held] = button.children;
    over.replaceChildren(...sheet.above(above));
    label.setAttribute("lang", spoken());
    label.textContent = press;
    if (called(press) !== press) button.setAttribute("aria-label", called(press));
    else button.removeAttribute("aria-label");
    put(held, hold ? "key.hold" : null, { hold });
    button.style.setProperty("--player", colour ? `rgb(${colour})` : "transparent");
  });
  const words = keys.flatMap(({ button }) => `${button.querySelector("strong")?.textContent}`.split(" "));
  $("keys").classList.toggle(
    "long",
    words.some((word) => word.length > LONG),
  );
  $("keys").classList.toggle("equal", page?.main === null);
  $("keys").classList.toggle("seated", Boolean(page?.colour));
  if (page?.colour) paint($("keys"), page.colour);
  reached(page).forEach((place, index) => {
    ways[index].disabled = !place;
    put(ways[index].getElementsByTagName("span")[0], `hold.${WAYS[index]}`);
  });
}

// Show that all keys count, their pictures too.
function brighten() {
  const waiting = keys.filter(({ button }) => button.classList.contains("waits"));
  waiting.forEach(({ button }) => button.classList.remove("waits"));
  if (waiting.length) develop($("keys"));
}

// Set an element's colours to a seat's colour and one that is readable on it.
/** @param {HTMLElement} element @param {Colour} colour */
export function paint(element, colour) {
  const [red, green, blue] = colour.map((amount) => ((amount * 0.88 + 30) / 255) ** 2.2);
  element.style.setProperty("--seat", `rgb(${colour.map((amount) => Math.round(amount * 0.88 + 30))})`);
  element.style.setProperty("--on-seat", 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? "#1b0f08" : "#fff");
}

/** @param {Board | Screen} board */
function explain(board) {
  /** @param {string[]} names */
  const chips = (names) => names.flatMap((name, index) => [" ", element("kbd", "", name)].slice(index ? 0 : 1));
  const roles = board.keys.map((key) => key.role);
  put($("keyboard"), "hint.keyboard", {
    numbers: chips(roles.map((_, index) => `${index + 1}`)),
    letters: chips(roles.map((role) => LETTERS[role].toUpperCase())),
    arrows: chips(roles.map((role) => SIGNS[ARROWS[role]])),
  });
}

// Return how many times the display is enlarged. This is a whole number, so that all letters look alike, unless it is
// more than twice and a whole number would waste much room.
/** @param {Board | Screen} board @param {number} wide @param {number} high */
function times(board, wide, high) {
  const exact = Math.min((wide * devicePixelRatio) / board.width, (high * devicePixelRatio) / board.height);
  const whole = Math.max(1, Math.floor(exact));
  return whole / exact > 0.88 || exact < 2 ? whole : exact;
}

export function fit() {
  if (!board) return;
  const looked = !board.screen || small.matches;
  document.body.classList.toggle("sheet", looked);
  sheet.lay(looked);
  $("board").style.removeProperty("width");
  if (!board.screen || looked) return;
  const share = board.screen[2] / board.size[0];
  const high = ((innerHeight - 200) * board.size[0]) / board.size[1];
  const found = times(board, Math.min($("stage").clientWidth, high) * share, Infinity);
  $("board").style.width = `${(found * board.width) / share / devicePixelRatio}px`;
  paper?.enlarge(found);
}

// Show the lights. A light's bytes are linear intensities, which are converted to the screen's perceptual scale.
/** @param {Uint8Array | null | undefined} bytes */
export function light(bytes) {
  pixels.forEach((pixel, index) => {
    const seen = [0, 1, 2].map((at) => Math.round(255 * ((bytes?.[index * 3 + at] ?? 0) / 255) ** (1 / 2.2)));
    const power = Math.max(...seen) / 255;
    pixel.classList.toggle("lit", power > 0);
    pixel.style.setProperty("--rgb", seen.join(" "));
    pixel.style.setProperty("--power", power.toFixed(2));
  });
}

// --- Keys ----------------------------------------------------------------------------------------------------

/** @param {number} index @param {string} holder */
function hold(index, holder) {
  const key = keys[index];
  if (!key.holders.size) send({ type: "key", key: index, down: true });
  key.holders.add(holder); // if the keyboard repeats, this is already there
  key.button.classList.add("down");
  setTimeout(sound.wake); // after the key has been sent
}

/** @param {number} index @param {string} holder */
function release(index, holder) {
  const key = keys[index];
  if (!key || !key.holders.delete(holder) || key.holders.size) return;
  send({ type: "key", key: index, down: false });
  key.button.classList.remove("down");
}

function releaseAll() {
  keys.forEach((key, index) => [...key.holders].forEach((holder) => release(index, holder)));
}

// Let go of all keys without sending anything, because the board no longer listens.
export function letGo() {
  keys.forEach((key) => {
    key.holders.clear();
    key.button.classList.remove("down");
  });
}

/** @param {HTMLElement} button @param {number} index */
function listen(button, index) {
  button.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || handing.shares(index)) return;
    hold(index, `pointer ${event.pointerId}`);
    try {
      button.setPointerCapture(event.pointerId);
    } catch {
      /* the pointer is already gone */
    }
  });
  for (const end of /** @type {const} */ (["pointerup", "pointercancel", "lostpointercapture"])) {
    button.addEventListener(end, (event) => release(index, `pointer ${event.pointerId}`));
  }
  button.addEventListener("click", () => handing.shares(index) && share(index));
  button.addEventListener("contextmenu", (event) => event.preventDefault());
}

// Open the system's share sheet, or let the board show the code if it does not open.
/** @param {number} index */
function share(index) {
  handing.open().catch(() => {
    hold(index, "sheet");
    release(index, "sheet");
  });
}

// Return the key that a keyboard event stands for: a shortcut anywhere, Space or Enter on the focused key, or in a
// list, an arrow that points in its direction and Enter for the marked line.
/** @param {KeyboardEvent} event */
function meant(event) {
  const at = event.target instanceof HTMLElement ? event.target : document.body;
  if (at.closest("dialog:modal")) return undefined;
  if (at.classList.contains("key") && (event.key === " " || event.key === "Enter")) return Number(at.dataset.key);
  if (/^(INPUT|SELECT)$/.test(at.tagName) && event.key.startsWith("Arrow")) return undefined;
  const step = labelled?.keys.findIndex(({ press }) => press && press === STEPS[event.key]) ?? -1;
  if (step >= 0) return step;
  if (event.key === "Enter" && at === document.body) return labelled?.main ?? undefined;
  return shortcuts.get(event.key.length === 1 ? event.key.toLowerCase() : event.key);
}

// Let the sheet have a key that is typed into a number there. Enter belongs to a button that has the focus.
/** @param {KeyboardEvent} event */
function types({ key, target }) {
  const at = target instanceof HTMLElement ? target : document.body;
  if (at.closest("dialog:modal, input, select") || (key === "Enter" && at.closest("button, a"))) return false;
  return sheet.type(key);
}

changed(() => {
  if (!board) return;
  label(labelled);
  develop($("keys"));
});

// Whether there is a keyboard: then labels show their keys, and what the arrows have marked looks like it.
const mouse = matchMedia("(hover: hover) and (pointer: fine)");
/** @param {boolean} typed */
function keyed(typed) {
  document.body.classList.toggle("keyed", typed || mouse.matches);
}
keyed(false);
mouse.addEventListener("change", () => keyed(false));

window.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  keyed(true);
  if (event.key === "Escape" && labelled?.back) return sheet.answer(...labelled.back);
  if (types(event)) return event.preventDefault();
  const index = meant(event);
  if (index === undefined) return;
  event.preventDefault();
  if (!handing.shares(index)) hold(index, event.code);
  else if (!event.repeat) share(index);
});
// Release keys no matter what had the focus when they were pressed.
window.addEventListener("keyup", (event) => keys.forEach((_, index) => release(index, event.code)));
addEventListener("blur", releaseAll);

// Keys act when they go down. If the page then changes under the finger, the click that follows still belongs to the
// key, not to what has replaced it. Nor is the second of two quick taps meant for what the first one has brought there:
// it counts only where each tap counts one more, on the same screen.
const TWICE = 400; // ms of the board's clock
const NEAR = 24; // pixels
/** @type {Element | null} */
let down = null; // the key on which the pointer went down
let again = false; // whether it did so for a tap that does not count
let tapped = { x: 0, y: 0, at: -Infinity, screen: "" };

/** @param {Element} at */
function counts(at) {
  const key = at.closest(".key");
  return Boolean(
    key ? /^\P{L}$/u.test(`${key.querySelector("strong")?.textContent}`) : at.closest(".step, .player, [data-types]"),
  );
}

window.addEventListener(
  "pointerdown",
  (event) => {
    const { clientX: x, clientY: y, timeStamp: at, target } = event;
    if (!(target instanceof Element)) return;
    const screen = labelled?.id ?? "";
    const twice = at - tapped.at < TWICE / sheet.rate() && Math.hypot(x - tapped.x, y - tapped.y) < NEAR;
    again = twice && $("face").contains(target) && !(counts(target) && screen === tapped.screen);
    tapped = { x, y, at, screen };
    down = target.closest(".key");
    if (again) event.stopPropagation();
  },
  true,
);
window.addEventListener(
  "click",
  (event) => {
    if (!event.detail || !(again || (down && !(event.target instanceof Node && down.contains(event.target))))) return;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);
document.addEventListener("visibilitychange", () => document.hidden && releaseAll());
