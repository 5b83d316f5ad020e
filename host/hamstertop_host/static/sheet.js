// A phone held upright: the paper's bar and pictures, and below them its words as text, as large as the reader has it. Its
// lines and players are buttons that touch the paper where they stand on it.

import { $ } from "./dom.js";
import { feels, paint, touch } from "./device.js";
import { Paper } from "./paper.js";
import { changed, spoken } from "./words.js";

const LEAST = 4; // pixels: what is smaller is no picture
const SIDE = 0.4; // of the paper: a picture that is no wider has words beside it
// How large words are, in em, whether above them stands what could be beside them, and how many times as large as on the
// paper: tried one after the other until all fits.
const SIZES = [[1.5, true], [1.3, true], [1.3, false], [1.15, false], [1, false], [1, false, 1]];
const VALUE = 18; // letters of a value, at most
const ENLARGED = 20; // pixels of a rem from which on the bar's words are said, too

let page = null;
let shown = null; // canvas of the picture

export function tell(message) {
  page = message;
}

function element(name, kind, ...children) {
  const made = document.createElement(name);
  made.className = kind;
  made.append(...children);
  return made;
}

function button(kind, at, ...children) {
  const made = element("button", kind, ...children);
  made.type = "button";
  made.addEventListener("click", () => touch(at));
  return made;
}

// A small picture, in the colour of the words.
function face([wide, high, rows], marked) {
  const canvas = element("canvas", "face");
  canvas.setAttribute("aria-hidden", "true");
  [canvas.width, canvas.height] = [wide, high];
  canvas.style.setProperty("--wide", wide);
  canvas.style.setProperty("--high", high);
  const image = new ImageData(wide, high);
  const stride = Math.ceil(wide / 8);
  for (let i = 0; i < wide * high; i++) {
    const [x, y] = [i % wide, Math.floor(i / wide)];
    const byte = parseInt(rows.substr(2 * (y * stride + (x >> 3)), 2), 16);
    if (byte >> 7 - x % 8 & 1) image.data.set([...(marked ? Paper.SHEET : Paper.INK), 255], i * 4);
  }
  canvas.getContext("2d").putImageData(image, 0, 0);
  return canvas;
}

// The lines, with those that the paper has no room for.
function all() {
  return [...page.before, ...page.lines, ...page.after];
}

// What stands at the right of a list's line is a sentence, rather than a value.
function long({ at, parts }) {
  return at && parts.length === 2 && parts[1].length > VALUE;
}

function line({ parts, marked, large, at, face: drawn }) {
  if (!at && !drawn && parts.length === 1) {
    const words = element("p", large ? "large" : "", parts[0]);
    words.setAttribute("aria-hidden", "true"); // it is read out already
    return words;
  }
  const value = parts.length === 2 && /^\d+$/.test(parts[0]) && page.lines.some(({ at }) => at); // above its name
  const inner = (value ? [parts[1], parts[0]] : parts).map((part) => element("span", "", part));
  if (drawn) inner.unshift(face(drawn, marked));
  const made = at ? button("line", at, ...inner) : element("div", "line", ...inner);
  made.classList.toggle("marked", marked);
  made.classList.toggle("value", value);
  made.classList.toggle("described", at !== null && parts.length === 2 && parts[1] !== "▶" && all().some(long));
  if (at && marked) made.setAttribute("aria-current", "true");
  if (!at) made.setAttribute("aria-hidden", "true");
  return made;
}

function player({ name, texts: [number, ...more], colour, marked, face: drawn, does, offer, at }) {
  const who = element("span", "who", ...(drawn ? [face(drawn, marked)] : []), element("span", "", name));
  const inner = [who, element("b", "", number ?? (does ? face(does, marked) : "")), ...more.map((each) => element("span", "more", each))];
  if (offer) inner.push(element("span", "offer", offer));
  const made = at ? button("player", at, ...inner) : element("div", "player", ...inner);
  made.classList.toggle("marked", marked);
  paint(made, colour);
  if (!at) made.setAttribute("aria-hidden", "true");
  return made;
}

// Which part of the paper is a picture, beside words or above them.
function picture(paper) {
  const [top, bottom] = page.body;
  const box = paper.extent(top, bottom, page.boxes);
  if (!box || box[2] < LEAST || box[3] < LEAST) return null;
  const beside = box[2] <= SIDE * paper.width && page.lines.some(({ at, label, parts }) => !at && !label && parts.length === 1);
  return { box, beside, right: box[0] > paper.width / 2 };
}

// Let the words, and the picture that was found, be as large as there is room for: no word is broken, and nothing scrolls.
// How many times as large as on the paper the picture is.
function enlarge(words, found, times, wide) {
  let larger = times;
  const list = page.lines.some(({ at }) => at); // all of them are alike
  for (const [em, above, enlarged = 1.6] of list ? SIZES.slice(-2) : SIZES) {
    words.style.fontSize = `${em}em`;
    if (found) {
      const beside = found.beside && !above;
      shown.className = beside ? found.right ? "beside right" : "beside" : "above";
      larger = times * Math.min(enlarged * (found.beside && above ? em : 1), (beside ? SIDE : 0.93) * wide / found.box[2]);
      shown.style.width = `${found.box[2] * larger / devicePixelRatio}px`;
      shown.style.height = `${found.box[3] * larger / devicePixelRatio}px`;
    }
    words.classList.toggle("tight", em === 1);
    const { scrollHeight, clientHeight } = $("sheet");
    if (scrollHeight <= clientHeight && words.scrollWidth <= words.clientWidth) break;
  }
  return larger;
}

// Lay out the paper and its words for the room there is.
export function lay(paper, board) {
  const room = $("sheet").clientWidth;
  const times = room * devicePixelRatio / board.width;
  const whole = [0, 0, board.width, board.height];
  if (!page) {
    $("said").replaceChildren();
    paper.look([{ canvas: paper.canvas, box: whole, times }]);
    return;
  }
  const [right, low] = page.bar;
  const below = [right, page.body[0], board.width, low];
  const views = [{ canvas: paper.canvas, box: [0, 0, board.width, low], times, blank: [below], dark: [] }];
  const found = picture(paper);
  const focused = [...$("said").querySelectorAll("button")].indexOf(document.activeElement);
  const parts = all().filter(({ label }) => !label).map(line);
  shown = null;
  if (found) {
    shown = element("canvas", "");
    shown.setAttribute("aria-hidden", "true");
    feels(shown, found.box);
    if (found.beside || found.box[1] < page.body[0] + 24) parts.unshift(shown);
    else parts.push(shown);
  }
  const enlarged = parseFloat(getComputedStyle(document.documentElement).fontSize) > ENLARGED;
  for (const [text, where] of enlarged ? [[page.title, null]] : page.small) {
    if (!enlarged && /^[\d /]*$/.test(text)) continue; // a page number
    const title = element("p", "title", text);
    title.setAttribute("aria-hidden", "true");
    if (text.startsWith("*")) parts.push(title); // what an asterisk means is a footnote
    else parts.unshift(title);
    if (where && text !== page.title) views[0].dark.push(where); // not said twice
  }
  const said = [element("div", "", ...parts)];
  if (page.seats.length) {
    const players = element("div", "players", ...page.seats.map(player));
    const columns = page.seats.length > 4 ? 3 : page.seats.length;
    players.style.setProperty("--columns", columns);
    players.classList.toggle("narrow", columns > 3);
    said.push(players);
  }
  $("said").lang = spoken();
  $("said").replaceChildren(...said);
  const larger = enlarge(said[0], found, times, board.width);
  if (found) views.push({ canvas: shown, box: found.box, times: larger, blank: page.boxes });
  if (focused >= 0) $("said").querySelectorAll("button")[focused]?.focus();
  paper.look(views);
  $("sheet").scrollTop = 0;
  $("said").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
}

changed(() => page && document.body.classList.contains("upright") && dispatchEvent(new Event("resize")));
