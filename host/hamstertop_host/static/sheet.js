// A phone held upright: the paper's bar and pictures, and below them its words as text, as large as the reader has it. Its
// lines and players are buttons that touch the paper where they stand on it.

import { $ } from "./dom.js";
import { feels, paint, touch } from "./device.js";
import { changed, spoken, text } from "./words.js";

const LEAST = 4; // pixels: what is smaller is no picture
const SIDE = 0.4; // of the paper: a picture that is no wider has words beside it
const LARGER = 1.6; // times, where there is room
// How large words are, in em, and pictures beside them: tried one after the other until all fits. The last one always does.
const SIZES = [[1.5, true], [1.3, true], [1.3, false], [1.15, false], [1, false]];
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

// A small picture of the paper, in ink.
function face(paper, box) {
  const canvas = element("canvas", "face");
  canvas.setAttribute("aria-hidden", "true");
  const [x, y, wide, high] = box;
  [canvas.width, canvas.height] = [wide, high];
  canvas.style.setProperty("--wide", wide);
  canvas.style.setProperty("--high", high);
  const context = canvas.getContext("2d");
  const inverted = paper.ink[(y + 1) * paper.width + Math.max(x - 3, 0)]; // white on black
  const image = new ImageData(wide, high);
  for (let i = 0; i < wide * high; i++) {
    const ink = paper.ink[(y + Math.floor(i / wide)) * paper.width + x + i % wide] !== inverted;
    image.data.set(ink ? [...(inverted ? [231, 227, 214] : [33, 33, 36]), 255] : [0, 0, 0, 0], i * 4);
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

function line(paper, { parts, marked, large, at, face: box }) {
  if (!at && parts.length === 1) {
    const words = element("p", large ? "large" : "", parts[0]);
    words.setAttribute("aria-hidden", "true"); // it is read out already
    return words;
  }
  const inner = parts.map((part) => element("span", "", part));
  if (box) inner.unshift(face(paper, box));
  const made = at ? button("line", at, ...inner) : element("div", "line", ...inner);
  made.classList.toggle("marked", marked);
  if (at && marked) made.setAttribute("aria-current", "true");
  if (!at) made.setAttribute("aria-hidden", "true");
  return made;
}

function further([by, at]) {
  const made = button("further", at, by > 0 ? "▼" : "▲");
  made.setAttribute("aria-label", text(by > 0 ? "sign.down" : "sign.up"));
  return made;
}

function player(paper, { name, texts: [number, ...more], colour, marked, face: box, offer, at }) {
  const who = element("span", "who", ...(box ? [face(paper, box)] : []), name);
  const inner = [who, element("b", "", number ?? ""), ...more.map((each) => element("span", "more", each))];
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
  for (const [em, above] of list ? SIZES.slice(-1) : SIZES) {
    words.style.fontSize = `${em}em`;
    if (found) {
      const beside = found.beside && !above;
      shown.className = beside ? found.right ? "beside right" : "beside" : "above";
      larger = times * Math.min(LARGER * (found.beside && above ? em : 1), (beside ? SIDE : 0.93) * wide / found.box[2]);
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
  const views = [{ canvas: paper.canvas, box: [0, 0, board.width, low], times, blank: [below] }];
  const found = picture(paper);
  const focused = [...$("said").querySelectorAll("button")].indexOf(document.activeElement);
  const parts = page.lines.filter(({ label }) => !label).map((each) => line(paper, each));
  shown = null;
  if (found) {
    shown = element("canvas", "");
    shown.setAttribute("aria-hidden", "true");
    feels(shown, found.box);
    if (found.beside || found.box[1] < page.body[0] + 24) parts.unshift(shown);
    else parts.push(shown);
  }
  const enlarged = parseFloat(getComputedStyle(document.documentElement).fontSize) > ENLARGED;
  const bar = enlarged ? page.title : page.small;
  if (bar) {
    const title = element("p", "title", bar);
    title.setAttribute("aria-hidden", "true");
    parts.unshift(title);
  }
  if (page.more.length) parts.push(element("div", "row", ...page.more.map(further)));
  const said = [element("div", "", ...parts)];
  if (page.seats.length) {
    const players = element("div", "players", ...page.seats.map((seat) => player(paper, seat)));
    players.style.setProperty("--columns", page.seats.length > 4 ? 3 : page.seats.length);
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
