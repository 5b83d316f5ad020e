// The screen's content as elements: text, buttons for what can be chosen, and the firmware's pictures. It replaces the
// display if the page is the device's screen; otherwise, it is for people who do not look at the display.

import * as aloud from "./aloud.js";
import { $, element } from "./dom.js";
import { paint } from "./device.js";
import { develop, fit } from "./fitting.js";
import * as handing from "./handing.js";
import { news, summary } from "./heard.js";
import * as sound from "./sound.js";
import { changed, put, spoken, text } from "./words.js";

/** @import { Above, Amount, Blocks, Kind, Page, Picture, Share, Time, Touch } from "./types/content.js" */
/** @import { ToBoard } from "./types/messages.js" */
/** @import { Child } from "./dom.js" */

const CALLED = [20, 10, 5]; // seconds left that are announced
const LETTERS = 44; // of all columns beside each other on a phone held upright, where a number's are twice as wide
const FACE = 3; // as wide as this many letters
const SIGN = 6;
const LIKELY = 12; // how many of the likeliest numbers have a button each

/** @type {(message: ToBoard) => void} */
let send = () => {};
/** @type {Page | null} */
let page = null;
let seen = false; // whether the sheet is looked at
let speed = 1; // of the board's clock
let shownAt = 0; // when the page came, by the browser's clock
/** @type {number | null} */
let second = null; // the second shown of a running timer
/** @type {number | undefined} */
let timer;

/** @param {(message: ToBoard) => void} toBoard */
export function connect(toBoard) {
  send = toBoard;
}

// Send a touch of a place on the sheet. The board ignores touches that refer to an older revision.
/** @param {string} what @param {number} which @param {number | null} [number] */
export function answer(what, which, number = null) {
  if (!page) return;
  send({ type: "answer", revision: page.revision, what, which, number });
  sound.wake();
}

// Return texts and elements with spaces between them, which screen readers need.
/** @param {Child[]} parts */
function spaced(...parts) {
  return parts.filter(Boolean).flatMap((part, index) => (index ? [" ", part] : [part]));
}

/**
 * @template {keyof HTMLElementTagNameMap} Kind
 * @param {Kind} name
 * @param {string} kind
 * @param {string | number | null | undefined} words
 */
function worded(name, kind, words) {
  return words || words === 0 ? element(name, kind, String(words)) : null;
}

// Return an element for a place, as a button if the sheet is visible. A place consists of what, which and optionally a
// number.
/** @param {false | Touch} place @param {string} kind @param {Child[]} children */
function touched(place, kind, ...children) {
  if (!place || !seen) return element("div", kind, ...children);
  const made = element("button", kind, ...children);
  made.dataset.place = JSON.stringify(place);
  return made;
}

// Return a picture, given as [width, height, rows], in the colour of the text.
/** @param {Picture | null | undefined} drawn @param {string} kind @param {string} [alternative] */
function picture(drawn, kind, alternative = "") {
  if (!drawn) return null;
  const made = element("canvas", kind);
  const [wide, high, rows] = drawn;
  [made.width, made.height] = [wide, high];
  made.dataset.rows = rows;
  if (alternative) {
    made.setAttribute("role", "img");
    made.setAttribute("aria-label", alternative);
  } else {
    made.setAttribute("aria-hidden", "true");
  }
  return made;
}

/**
 * @template {HTMLElement} Made
 * @param {Made} made
 * @param {boolean} marked
 */
function marks(made, marked) {
  made.classList.toggle("marked", marked);
  if (marked) made.setAttribute("aria-current", "true");
  return made;
}

/** @param {Share} share */
function share([part, whole, words]) {
  const bar = element("i", "");
  bar.style.setProperty("--share", `${part / whole}`);
  return [worded("span", "number", words), bar];
}

/** @param {Above[]} items */
export function above(items) {
  const made = items.map((item) =>
    item.share
      ? element("span", "share", ...share(item.share))
      : item.face
        ? picture(item.face, "face")
        : worded("span", "number", item.text),
  );
  return made.filter((each) => each !== null);
}

/**
 * @template Row
 * @param {"div" | "ol"} name
 * @param {Row[]} rows
 * @param {(row: Row, index: number) => HTMLElement} make
 */
function tiles(name, rows, make) {
  const columns = [1, 1, 2, 3, 2, 3, 3][rows.length] ?? 3;
  const made = element(name, "tiles", rows.map(make));
  made.style.setProperty("--columns", `${columns}`);
  return made;
}

// --- A function for each kind of block -----------------------------------------------------------------------------

/** @type {{[Each in Kind]: (block: Blocks[Each], page: Page) => HTMLElement | null}} */
const BLOCKS = {
  say({ do: what, why }) {
    const order = worded("p", "do", what);
    if (order) order.id = "said-do";
    order?.style.setProperty("--longest", `${Math.max(...what.split(" ").map((word) => word.length))}`);
    return element("div", "say", order, ...why.split("\n").map((line) => worded("p", "", line)));
  },

  figure({ number, label, face, time }, page) {
    if (time && page.time) return clock(number, page.time);
    const kind = face ? "figure small" : /[^\d+:/–-]/.test(number) ? "figure wordy" : "figure";
    return element(
      "p",
      kind,
      ...spaced(face && picture(face, "face"), worded("b", "", number), worded("span", "", label)),
    );
  },

  numbers({ rows }) {
    if (seen && rows.length === 1 && rows[0].offer) return rows[0].few ? pad(rows[0]) : counter(rows[0]);
    if (seen && rows[0].offer) return element("div", "amounts", rows.map(moved));
    return tiles("div", rows, ({ number, label, marked, offer }, index) =>
      marks(
        touched(
          offer && ["amount", index],
          "tile",
          ...spaced(worded("span", "who", label), worded("b", "", number ?? "?")),
        ),
        marked,
      ),
    );
  },

  players({ rows, ordered }) {
    const made = tiles(
      ordered ? "ol" : "div",
      rows,
      ({ seat, name, face, colour, before, number, note, sign, more, marked, offer, does }, index) => {
        const value = element(
          "b",
          "",
          ...spaced(worded("small", "", before), number, sign && picture(sign, "face"), worded("small", "", note)),
        );
        const tile = marks(
          touched(
            offer && ["seat", seat],
            "tile player",
            ...spaced(
              element("span", "who", picture(face, "face"), ordered ? `${index + 1}. ${name}` : name),
              value,
              worded("span", "more", more),
              seen && worded("span", "does", does),
            ),
          ),
          marked,
        );
        paint(tile, colour);
        return ordered ? element("li", "", tile) : tile;
      },
    );
    const letters = rows.map(({ name, before, number, note, sign, more }) => {
      return (name + more).length + 2 * (before + number + note).length + (sign ? SIGN : 0);
    });
    const room = LETTERS / Number(made.style.getPropertyValue("--columns")) - FACE;
    made.classList.toggle("wide", Math.max(...letters) > room);
    return made;
  },

  lines({ rows }) {
    const described = rows.some(({ value }) => value.length > 18);
    return element(
      "div",
      described ? "lines described" : "lines",
      rows.map(({ text: words, value, face, marked, offer }, index) =>
        marks(
          touched(
            offer && ["line", index],
            "line",
            // A sign that the line opens something has no row of its own.
            ...spaced(
              face && picture(face, "face"),
              worded("span", "", words),
              worded("span", "value", described && value === "▶" ? "" : value),
            ),
          ),
          marked,
        ),
      ),
    );
  },

  record({ rows, last }) {
    return element(
      "ol",
      "record",
      rows.map((words, index) => element("li", index === last - 1 ? "last" : "", words)),
    );
  },

  grid({ header, rows }) {
    const placed = rows.some(({ cells }) => cells[0]);
    const head = element(
      "tr",
      "",
      placed ? element("td", "") : null,
      element("td", ""),
      header.map((words) => element("th", "", words)),
    );
    const body = rows.map(({ name, face, cells: [place = "", ...rest], detail, marked, colour }) => {
      const first = placed ? element("td", "place", place) : null;
      const who = element(
        "th",
        "",
        ...spaced(element("span", "who", picture(face, "face"), name), worded("small", "", detail)),
      );
      who.scope = "row";
      const row = marks(
        element(
          "tr",
          "",
          first,
          who,
          rest.map((cell) => element("td", "", cell)),
        ),
        marked,
      );
      paint(row, colour);
      return row;
    });
    const table = element(
      "table",
      "grid",
      header.length ? element("thead", "", head) : null,
      element("tbody", "", body),
    );
    return element("div", "grid-box", table);
  },

  sides({ rows, share: part, text: words }) {
    const both = rows.map(({ name, face, colour, label, number, dice }) => {
      const made = element(
        "div",
        "side",
        ...spaced(
          face && picture(face, "face"),
          dice && picture(dice, "picture"),
          worded("b", "", number),
          worded("span", "", label || name),
        ),
      );
      if (colour) paint(made, colour);
      return made;
    });
    const between =
      part || words
        ? [element("div", "between", part ? worded("span", "number", part[2]) : null, " ", worded("span", "", words))]
        : [];
    const bar = part ? [element("div", "share", share([part[0], part[1], ""]))] : [];
    return element("div", "sides", both[0], between, both.slice(1), bar);
  },

  picture({ picture: drawn, alternative }) {
    return picture(drawn, "picture", alternative);
  },

  code({ picture: drawn }) {
    return element("div", "scan", picture(drawn, "code"));
  },

  letters({ text: words, letter }) {
    return element(
      "p",
      "letters",
      ...spaced(worded("b", "", `${words}▏`), worded("kbd", "", letter === " " ? "_" : letter)),
    );
  },
};

// --- Numbers and time ------------------------------------------------------------------------------------------------

// Return a button for each number, which enters it.
/** @param {Amount} amount */
function pad({ number, least, most }) {
  const buttons = [];
  for (let each = least; each <= most; each++) {
    buttons.push(marks(touched(["amount", 0, each], "choice", String(each)), each === number));
  }
  return element("div", buttons.length > 5 ? "pad many" : "pad", buttons);
}

// Return buttons for the likeliest numbers and steps for reaching the others, or digits if no number is likely.
/** @param {Amount} amount */
function counter(amount) {
  const { typical, least, most } = amount;
  if (least < 0 || (typical ?? 0) >= least + LIKELY) return digits(amount);
  const buttons = pad({ ...amount, most: Math.min(most, least + LIKELY - 1) });
  return element("div", "counter", buttons, stepper(amount));
}

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "-", "0", "Backspace"];
/** @type {Record<string, string>} */
const SIGNS = { "-": "±", Backspace: "⌫" };

// Return the number so far, and a button for each digit.
/** @param {Amount} amount */
function digits({ number, least }) {
  const buttons = DIGITS.map((key) => {
    const made = element("button", "choice", SIGNS[key] ?? key);
    made.dataset.types = key;
    made.toggleAttribute("disabled", key === "-" && least >= 0);
    return made;
  });
  return element(
    "div",
    "counter",
    element("b", "typed", `${number ?? ""}` || "–"),
    element("div", "pad many", buttons),
  );
}

// Return one of several numbers between steps down and up. The last one is what the others leave.
/** @param {Amount} amount @param {number} index */
function moved({ label, number, least, most, offer }, index) {
  const now = number ?? least;
  /** @param {number} to @param {string} sign */
  const step = (to, sign) => {
    const made = touched(["amount", index, to], "step", sign);
    made.toggleAttribute("disabled", to < least || to > most);
    made.setAttribute("aria-label", `${label} ${to}`);
    return made;
  };
  const [less, more] = offer ? [step(now - 1, "−"), step(now + 1, "+")] : [null, null];
  return element("div", "amount", ...spaced(worded("span", "", label), less, worded("b", "", now), more));
}

// Return steps up and down. A key enters the number that is set.
/** @param {Amount} amount */
function stepper({ number, typical, least, most }) {
  const now = number ?? typical ?? least;
  /** @param {number} by */
  const step = (by) => {
    const to = Math.max(least, Math.min(now + by, most));
    const made = touched(["cursor", 0, to], "step", by < 0 ? `−${-by}` : `+${by}`);
    made.toggleAttribute("disabled", to === now);
    return made;
  };
  return element("div", "stepper", step(-10), step(-1), worded("b", "", number ?? "?"), step(1), step(10));
}

// A number that is typed on the keyboard or on digits of the page: the digits since the screen came or the number was
// started again, the number, whether it is to be entered, and when the board was last told. The board ignores an answer
// to a page that it has replaced, so it is told the next number once it has shown the previous one.
/** @type {{digits: string, number: number, enters: boolean} | null} */
let typed = null;
let told = -Infinity;
const ANSWERED = 300; // ms in which the board shows what it was told, unless it ignores it
/** @type {Record<string, number>} */
const ARROWS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/** Return the number that the page asks for, if it asks for a single one. @returns {Amount | null} */
function asked() {
  const block = seen && page?.body.find(({ kind }) => kind === "numbers");
  return block && block.kind === "numbers" && block.rows.length === 1 && block.rows[0].offer ? block.rows[0] : null;
}

/** Type a key into the number that the page asks for. Return whether it means something there. @param {string} key */
export function type(key) {
  const amount = asked();
  if (!amount) return false;
  const { least, most } = amount;
  const now = typed?.number ?? amount.number ?? amount.typical ?? least;
  const before = typed?.digits ?? "";
  if (key === "Enter" && (typed || amount.number !== null)) {
    typed = { digits: before, number: now, enters: true };
  } else if (key in ARROWS) {
    typed = { digits: "", number: now + ARROWS[key], enters: false };
  } else if (key === "-" && least < 0) {
    typed = { digits: before, number: -now, enters: false };
  } else if (key === "Backspace" || /^\d$/.test(key)) {
    const sign = before && now < 0 ? -1 : 1;
    let digits = key === "Backspace" ? (before || `${Math.abs(now)}`).slice(0, -1) : before + key;
    if (sign * Number(digits) > most || sign * Number(digits) < least) digits = key === "Backspace" ? "" : key;
    typed = { digits, number: sign * Number(digits), enters: false };
  } else return false;
  typed.number = Math.max(least, Math.min(typed.number, most));
  if (performance.now() - told > ANSWERED) hand(amount);
  return true;
}

// Tell the board the number that was typed, and enter it once the board shows it.
/** @param {Amount} amount */
function hand({ number }) {
  if (!typed) return;
  told = -Infinity;
  if (typed.number === number) {
    if (typed.enters) answer("amount", 0, typed.number);
    return;
  }
  told = performance.now();
  answer("cursor", 0, typed.number);
}

// Return the seconds left and a bar.
/** @param {string} number @param {Time} time */
function clock(number, time) {
  const digits = element("b", "", number);
  digits.setAttribute("role", "timer");
  return element("div", "time", digits, element("span", "share", share([time.left, time.total, ""])));
}

// Count down a running timer every second. The board reports when time is up.
function count() {
  clearTimeout(timer);
  const shown = $("said").querySelector(".time");
  if (!page?.time?.running || !shown) {
    second = null;
    return;
  }
  const { left: before, total } = page.time;
  const left = Math.max(0, before - (performance.now() - shownAt) * speed);
  const now = Math.ceil(left / 1000);
  shown.getElementsByTagName("b")[0].textContent = `${now}`;
  shown.getElementsByTagName("i")[0].style.setProperty("--share", `${left / total}`);
  const last = second;
  if (last !== null && CALLED.some((mark) => now <= mark && mark < last) && !page.secret) {
    put($("words"), "time.left", { count: now });
    aloud.mention(text("time.left", { count: now }));
  }
  second = now;
  if (left) timer = setTimeout(count, (left % 1000 || 1000) / speed);
}

// Request the time when the page becomes visible, because the board's clock may differ.
function resume() {
  if (document.hidden) clearTimeout(timer);
  else if (page?.time?.running) send({ type: "page" });
}
document.addEventListener("visibilitychange", resume);

export function rate() {
  return speed;
}

/** @param {number} value */
export function pace(value) {
  speed = value;
  resume();
}

/** @param {Page} page */
function heading({ who, heading: words, corner, secret }) {
  const made = element(
    "h2",
    "bar",
    ...spaced(
      who && picture(who.face, "face"),
      worded("b", "", who ? who.name : words),
      who && worded("span", "", words),
      worded("span", "corner", corner),
    ),
  );
  made.tabIndex = -1;
  if (!secret) made.setAttribute("aria-describedby", "said-message said-do said-ask"); // some of these may not exist
  if (who) paint(made, who.colour);
  return made;
}

/**
 * @template {Kind} Each
 * @param {{kind: Each} & Blocks[Each]} block
 * @param {Page} page
 */
function shownAs(block, page) {
  return BLOCKS[block.kind](block, page);
}

// Return the blocks, with a number or a picture next to the text that belongs to it.
/** @param {Page} page */
function blocks(page) {
  /** @type {Child[]} */
  const made = [];
  const several = page.body.filter(({ kind }) => kind === "picture").length > 1;
  page.body.forEach((block, index) => {
    const shown = shownAs(block, page);
    const before = page.body[index - 1];
    const pair = [before?.kind, block.kind].join();
    if (page.up && block.kind === "picture") return; // the order fills its place
    if (pair === "figure,say" && before.kind === "figure" && !before.time)
      made.push(element("div", "beside", made.pop(), shown));
    else if ((pair === "picture,say" && !page.up) || (pair === "say,picture" && !several))
      made.push(element("div", several ? "pictured" : "pictured alone", made.pop(), shown));
    else made.push(shown);
  });
  return made;
}

/** @param {Page} page */
function all(page) {
  const says = page.body.find((block) => block.kind === "say" && block.ask);
  const asked = worded("p", "ask", says?.kind === "say" ? says.ask : "");
  if (asked) asked.id = "said-ask";
  const message = worded("p", "message", page.message);
  if (message) message.id = "said-message";
  const foot = element("div", "foot", asked, handing.ended(page.result), besides(page), offered(page));
  const parts = [heading(page), message, element("div", "body", blocks(page)), foot.hasChildNodes() ? foot : null];
  return parts.filter((part) => part !== null);
}

/** @type {string[]} */
let places = []; // the labels of additional keys

// Return the additional keys, the only one as large as a key below if there is none. Each keeps its place while another
// comes or goes.
/** @param {Page} page */
function besides({ beside, keys }) {
  const only = beside.length === 1 && keys.every(({ press, spare }) => !press || spare);
  const added = beside.filter((label) => !places.includes(label));
  if (added.length === beside.length) places = [];
  places = places.map((label) => (beside.includes(label) ? label : (added.shift() ?? label))).concat(added);
  return places.map((label) => {
    const index = beside.indexOf(label);
    const kind = index < 0 ? "choice more-key gone" : only ? "choice more-key only" : "choice more-key";
    return touched(index >= 0 && ["beside", index], kind, label);
  });
}

// Return buttons for what can be done with a result, next to its code.
/** @param {Page} page */
function offered(page) {
  return handing.offers(page.result).map(([what, key]) => {
    const button = element("button", "choice take", text(key));
    button.dataset.take = what;
    return button;
  });
}

// --- Updating elements while the screen stays the same ---------------------------------------------------------------

// Replace an element's children with those of another, but keep children that are equal, and their focus.
/** @param {Element} old @param {Element} made */
function become(old, made) {
  const before = [...old.childNodes];
  const after = [...made.childNodes];
  after.forEach((node, index) => {
    const there = before[index];
    if (!there) old.append(node);
    else if (there.nodeName !== node.nodeName || node.nodeName === "CANVAS") there.replaceWith(node);
    else if (there instanceof Text) there.data = `${node.textContent}`;
    else if (there instanceof HTMLElement && node instanceof HTMLElement) {
      for (const { name } of [...there.attributes]) if (!node.hasAttribute(name)) there.removeAttribute(name);
      for (const { name, value } of [...node.attributes]) {
        if (name === "style") there.style.cssText = value;
        else if (there.getAttribute(name) !== value) there.setAttribute(name, value);
      }
      become(there, node);
    }
  });
  before.slice(after.length).forEach((node) => node.remove());
}

/** @param {Page} page @param {boolean} fresh */
function show(page, fresh) {
  const said = $("said");
  const parts = all(page);
  said.lang = spoken();
  said.classList.toggle("up", page.up);
  if (fresh) said.replaceChildren(...parts);
  else become(said, element("div", "", parts));
  develop($("face")); // the keys have pictures, too
  if (seen) fit();
  said.querySelector(".line[aria-current]")?.scrollIntoView({ block: "nearest" });
  said.querySelector(".record .last")?.scrollIntoView({ block: "end" });
  count();
}

// Move the focus to the heading of a new screen, unless it is elsewhere on the page. The heading reads who acts, where
// we are, what to do, and the question.
function arrive() {
  const at = document.activeElement;
  if (!seen || !(at === document.body || $("face").contains(at)) || $("journal").contains(at)) return false;
  $("said").getElementsByTagName("h2")[0].focus({ preventScroll: true });
  return true;
}

// Lay out the sheet for the available space. `looked` says whether it is visible.
/** @param {boolean} looked */
export function lay(looked) {
  const other = looked !== seen;
  seen = looked;
  if (page) show(page, other); // without a page, the sheet still has content from elsewhere
}

// --- Announcements ---------------------------------------------------------------------------------------------------

/** @param {string} said */
function announce(said) {
  put($("words"), null);
  $("words").lang = spoken();
  $("words").textContent = said;
}

/** @param {Page} message */
export function tell(message) {
  const before = page;
  page = message;
  shownAt = performance.now();
  const fresh = page.id !== before?.id;
  show(page, fresh);
  const amount = asked();
  if (fresh || !amount) typed = null;
  else hand(amount);
  if (before && !fresh) {
    const said = news(page, before);
    if (said || page.secret) announce(said);
  } else {
    announce(before && arrive() ? page.message : summary(page));
  }
  aloud.follow(page, before);
}

$("said").addEventListener("click", ({ target }) => {
  const touched = target instanceof Element ? target.closest("[data-place], [data-types]") : null;
  if (touched instanceof HTMLElement && touched.dataset.types) {
    type(touched.dataset.types);
    return;
  }
  const place = touched instanceof HTMLElement ? touched.dataset.place : "";
  if (!place) return;
  /** @type {Touch} */
  const [what, which, number] = JSON.parse(place);
  answer(what, which, number);
});
changed(() => page && show(page, false));
new ResizeObserver(() => page && seen && fit()).observe($("sheet")); // after everything around it has been laid out
