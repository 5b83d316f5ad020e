// The results page, which reads devices' codes, keeps the results of many evenings, and shows what they add up to.
//
// What it does to open, to show a person and to take results in depends on what is shown or new, not on how many games
// there are: it draws a few evenings at a time, and an evening's games when it is opened.

import { $, element, save, today } from "./dom.js";
import * as evenings from "./evenings.js";
import "./offline.js";
import { asFile, asText, link, send, shares } from "./share.js";
import { undisturbed } from "./swap.js";
import { Trouble } from "./trouble.js";
import { button, changed, language, say as tell, text } from "./words.js";

/** @import { Saying } from "./types/messages.js" */
/** @import { Counted, Entry, Evening, Filter, Picture, Place, Ranked, Shown, Sums, Table } from "./types/results.js" */

const MARK = /#ht:/i;
const PAGE = 20; // evenings, or games of an evening, that are drawn at a time
const BATCH = 50; // games that Python works on at a time
const PATIENCE = 400; // ms after which work shows its progress
const [SOON, LATE] = [1000, 30000]; // ms until a failed read is tried again, at first and at most
const LARGEST = 1 << 24; // the maximum size in bytes of a results file
const STOPPED = "evenings.stopped";
/** @type {Record<string, string>} */
const REFUSED = { foreign: "evenings.foreign", newer: "evenings.newer", damaged: "evenings.damaged" };

/** @type {Entry | null} */
let read = null; // an entry that has been read but not kept yet
/** @type {Filter} */
let filter = { year: "", title: "", person: "", keys: [""] };
/** @type {Sums["titles"]} */
let titles = [];
let turn = 0; // counts what has been shown, so that an answer that comes late is not
let wait = SOON;
/** @type {number | undefined} */
let retry;

/** @param {Saying[]} sayings */
const say = (...sayings) => tell($("said"), ...sayings);

// --- Python -------------------------------------------------------------------------------------------------------

const worker = new Worker("results-worker.js", { type: "module" });
/** @type {{done: (answer: any) => void, fail: (error: Error) => void}[]} */
const asked = [];

worker.addEventListener("message", ({ data: { number, answer, error } }) => {
  const { done, fail } = asked[number];
  if (error) fail(Object.assign(new Error(), error));
  else done(answer);
});
worker.addEventListener("error", (event) => {
  asked.forEach(({ fail }) => fail(event.message ? new Error(event.message) : new Trouble("fault.worker")));
});

/** @param {string} name @param {unknown} question @returns {Promise<any>} */
function ask(name, question) {
  return new Promise((done, fail) => {
    worker.postMessage({ number: asked.push({ done, fail }) - 1, name, question });
  });
}

// --- Elements -----------------------------------------------------------------------------------------------------

// Return a button that says if its act fails.
/** @param {string} key @param {() => Promise<void>} act */
function does(key, act) {
  return button(key, () => act().catch((error) => say(["evenings.failed", { reason: error }])));
}

/** @param {string | null} date */
function day(date) {
  return date ? new Date(`${date}T12:00`).toLocaleDateString(language, { dateStyle: "medium" }) : "";
}

// Return the date and length of a game, such as "22 Nov 2026, 31 minutes".
/** @param {{date: string | null, minutes: number | null, timed: boolean}} found */
function about({ date, minutes, timed }) {
  const length = minutes ? text(timed ? "evenings.minutes" : "evenings.played", { count: minutes }) : "";
  return [day(date), length].filter(Boolean).join(", ");
}

// Return the address of some of the results, "#" for all.
/** @param {Partial<Filter>} some */
function address({ year, title, person }) {
  const chosen = Object.entries({ year, title, person }).filter(([, value]) => value);
  return `#${new URLSearchParams(/** @type {[string, string][]} */ (chosen))}`;
}

// Return a link to some of the results.
/** @param {Partial<Filter>} some @param {string} called */
function to(some, called) {
  const link = element("a", "", called);
  link.href = address(some);
  return link;
}

/** @param {Ranked[]} players */
function ranking(players) {
  return element(
    "ul",
    "ranking",
    ...players.map(({ place, name, score, person }) => {
      const line = element(
        "li",
        "",
        element("span", "", place ? `${place}.` : ""),
        element("b", "", person ? to({ person }, name) : name),
        element("span", "", score === null ? "" : `${score}`),
      );
      line.classList.toggle("won", place === 1);
      return line;
    }),
  );
}

// Return a list of the settings that differed from the defaults, such as "Breach tokens count: next turn".
/** @param {[string, string][]} pairs */
function chosen(pairs) {
  return element("ul", "chosen", ...pairs.map(([what, reading]) => element("li", "", `${what}: ${reading}`)));
}

/** @param {Shown} found @param {Node[]} more */
function game(found, ...more) {
  const rules = found.chosen.length ? [chosen(found.chosen)] : [];
  const tie = found.tie ? [element("p", "", found.tie)] : [];
  const heading = element("h3", "", to({ title: found.game }, found.title));
  return [heading, element("p", "", about(found)), ranking(found.players), ...tie, ...rules, ...more];
}

// Return a link that passes a game on to the app BG Stats.
/** @param {object} play @param {string | null} date */
function toBgStats(play, date) {
  const link = element("a", "button", "BG Stats");
  const whole = JSON.stringify({ ...play, playDate: `${date ?? today()} 12:00:00` });
  link.href = `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(whole)}`;
  link.target = "_blank";
  link.rel = "noreferrer";
  return link;
}

/** @param {Shown} found */
function card(found) {
  const buttons = element(
    "p",
    "row",
    does(shares() ? "evenings.share" : "evenings.copy", () => share(found)),
    does("evenings.picture", () => savePicture(found)),
  );
  if (found.play) buttons.append(toBgStats(found.play, found.date));
  buttons.append(does("evenings.remove", () => remove(found)));
  return element("li", "", ...game(found, buttons));
}

/** @param {Table} found @param {(row: number) => Partial<Filter>} some */
function table({ title, head, rows, right }, some) {
  /** @param {"th" | "td"} kind @param {(string | Node)[]} row */
  const cells = (kind, row) =>
    element("tr", "", ...row.map((cell, at) => element(kind, right[at] ? "right" : "", cell)));
  const body = rows.map(([first, ...others], at) => cells("td", [to(some(at), first), ...others]));
  const scroll = element(
    "div",
    "scroll",
    element("table", "", element("thead", "", cells("th", head)), element("tbody", "", ...body)),
  );
  scroll.tabIndex = 0;
  return [element("h2", "", title), scroll];
}

// Return a figure with a chart, which is given as SVG markup.
/** @param {Picture} found */
function figure({ title, picture: markup }) {
  return element("figure", "", element("figcaption", "", title), ...parsed(markup));
}

/** @param {string} markup */
const parsed = (markup) => new DOMParser().parseFromString(markup, "text/html").body.childNodes;

/** @param {[string, string]} pair */
const fact = ([what, is]) => [element("dt", "", what), element("dd", "", is)];

// --- Evenings -----------------------------------------------------------------------------------------------------

/** @param {Entry} entry */
function winners({ game, title, players }) {
  const called = titles.find(([folder]) => folder === game)?.[1] ?? title;
  const names = players.filter(({ place }) => place === 1).map(({ name }) => name);
  return names.length ? `${called}: ${names.join(", ")}` : called;
}

// Return a day's games under a collapsible summary, such as "22 Nov 2026 · 3 games", with the winners. The games are
// drawn when it is opened.
/** @param {Evening} night @param {number} drawn */
function evening(night, drawn) {
  const won = night.games.map(winners).join(" · ") + (night.count > night.games.length ? " …" : "");
  const heading = element("b", "", day(night.date) || text("evenings.undated"));
  const count = text("evenings.count", { count: night.count });
  const list = element("ol", "cards");
  const more = does("evenings.more", () => draw(PAGE));
  more.hidden = true;
  const made = element(
    "details",
    "",
    element("summary", "", heading, ` · ${count}`, element("p", "", won)),
    list,
    more,
  );
  made.dataset.at = night.at;
  let begun = false;
  /** @type {Entry | undefined} */
  let last;
  /** @param {number} most */
  async function draw(most) {
    begun = true;
    const some = await evenings.games(filter, night, last, most);
    last = some.at(-1);
    list.append(.../** @type {Shown[]} */ (await ask("games", { entries: some, language })).map(card));
    more.hidden = list.children.length >= night.count;
    if (made.isConnected) keepPlace();
  }
  made.addEventListener("toggle", () => {
    if (made.open && !begun) draw(PAGE).catch(failed);
    if (made.isConnected) keepPlace();
  });
  made.open = drawn > 0;
  return drawn ? draw(drawn).then(() => made) : made;
}

let end = ""; // where the last evening that is drawn is

/** @param {number} most @param {Place | null} [place] */
async function drawEvenings(most, place) {
  const mine = turn;
  const nights = await evenings.nights(filter, end || undefined, most + 1);
  const all = nights.slice(0, most).map((night, at) => {
    const drawn = place?.open[night.at] ?? (at === 0 && !end ? PAGE : 0); // the latest evening is open at first
    return evening(night, drawn);
  });
  const made = await Promise.all(all);
  if (mine !== turn) return;
  $("games").append(...made);
  end = nights[made.length - 1]?.at ?? end;
  $("more").hidden = nights.length <= most;
  keepPlace();
}

$("more").addEventListener("click", () => drawEvenings(PAGE).catch(failed));

// --- What is shown ------------------------------------------------------------------------------------------------

/** @param {Place | null} [place] */
async function show(place = null) {
  const mine = ++turn;
  const asked = new URLSearchParams(MARK.test(location.hash) ? "" : location.hash.slice(1));
  const [year, title, person] = ["year", "title", "person"].map((name) => asked.get(name) ?? "");
  /** @type {Sums} */
  const sums = await ask("shown", { year, title, person, language });
  if (mine !== turn) return;
  filter = { year, title, person, keys: sums.keys };
  titles = sums.titles;
  end = "";
  for (const part of [$("games"), $("facts")]) part.replaceChildren();
  await drawEvenings(Math.max(PAGE, place?.count ?? 0), place);
  if (mine !== turn) return;
  const filtered = Boolean(year || title || person);
  const called = titles.find(([folder]) => folder === title)?.[1] ?? title;
  choices($("year"), sums.years, year);
  choices($("title"), titles, title);
  choices($("person"), sums.people, person);
  $("one-title").textContent = [person, called, year].filter(Boolean).join(" · ");
  $("all").hidden = $("one-title").hidden = !filtered;
  $("facts").replaceChildren(...sums.facts.flatMap(fact));
  $("defs").replaceChildren(...parsed(sums.defs));
  $("pictures").replaceChildren(...sums.pictures.map(figure));
  $("joining").replaceChildren(...(person ? joining(person, sums) : []));
  const rows = [(/** @type {number} */ at) => ({ ...filter, person: sums.ranked[at] })];
  rows.push((at) => ({ ...filter, title: sums.played[at] }));
  $("tables").replaceChildren(...sums.tables.flatMap((each, at) => table(each, rows[at])));
  const empty = !$("games").childElementCount;
  $("none").hidden = filtered || !empty;
  $("nothing").hidden = !filtered || !empty;
  for (const button of [$("as-csv"), $("as-json")]) button.disabled = empty;
  $("kept").hidden = false;
  $("unread").hidden = true;
  $("filters").hidden = !sums.titles.length;
  $("files").hidden = filtered;
  if (read) await showRead(read);
}

/** @param {HTMLSelectElement} select @param {(string | [string, string])[]} all @param {string} chosen */
function choices(select, all, chosen) {
  const options = all.map((each) => (typeof each === "string" ? [each, each] : each));
  if (chosen && !options.some(([value]) => value === chosen)) options.push([chosen, chosen]);
  select.replaceChildren(
    ...[["", text("evenings.any")], ...options].map(([value, called]) => new Option(called, value)),
  );
  select.value = chosen;
}

for (const select of [$("year"), $("title"), $("person")]) {
  let [keyed, walked] = [false, false]; // a key that walks through the choices does not fill the history
  select.addEventListener("keydown", ({ key }) => {
    keyed = key.startsWith("Arrow");
  });
  select.addEventListener("change", () => {
    const there = address({ year: $("year").value, title: $("title").value, person: $("person").value });
    if (keyed && walked) location.replace(there);
    else location.assign(there);
    [keyed, walked] = [false, keyed];
  });
}

// Remember in the browser's history what is open and where, to return to it.
function keepPlace() {
  /** @type {Place["open"]} */
  const open = {};
  for (const made of $("games").querySelectorAll("details")) {
    open[`${made.dataset.at}`] = made.open ? Math.max(PAGE, made.querySelectorAll(".cards > li").length) : 0;
  }
  history.replaceState({ y: scrollY, count: $("games").childElementCount, open }, "");
}

history.scrollRestoration = "manual";
/** @type {number | undefined} */
let scrolled;
addEventListener("scroll", () => {
  clearTimeout(scrolled);
  scrolled = setTimeout(keepPlace, 150);
});

// --- Merging people -----------------------------------------------------------------------------------------------

// Return a list of a person's other names, and a menu for merging the person with somebody with whom they never played.
/** @param {string} name @param {Sums} sums */
function joining(name, { joined, others }) {
  const lines = joined.map((other) => {
    const said = text("evenings.joined", { name: other, person: name });
    return element(
      "p",
      "row",
      element("span", "", said),
      does("evenings.separate", () => join(other, null)),
    );
  });
  if (!others.length) return lines;
  const choice = element("select", "", new Option(), ...others.map((other) => new Option(other)));
  const label = element("label", "", `${text("evenings.join", { name })} `, choice);
  const merge = does("evenings.merge", async () => {
    await join(name, choice.value);
    location.replace(address({ person: choice.value }));
  });
  merge.disabled = true;
  choice.addEventListener("change", () => {
    merge.disabled = !choice.value;
  });
  return [...lines, element("p", "row", label, merge)];
}

// From now on, list the results under `key` as `person`'s, or separately again if `person` is null.
/** @param {string} key @param {string | null} person */
async function join(key, person) {
  await evenings.alone(async () => {
    await ask("begin", await evenings.totals());
    await ask("join", { key, person });
    await evenings.change([], [], await ask("totals", null));
  });
  await refresh();
}

// --- Changing the results -----------------------------------------------------------------------------------------

let stopped = false;
$("stop").addEventListener("click", () => {
  stopped = true;
});

// Call `act` with a function that it calls after each step. It shows progress if the work takes long, and throws an
// error if somebody stops it.
/** @template T @param {number} steps @param {(step: (count?: number) => void) => Promise<T>} act */
function work(steps, act) {
  return undisturbed(() => working(steps, act));
}

/** @template T @param {number} steps @param {(step: (count?: number) => void) => Promise<T>} act */
async function working(steps, act) {
  const late = setTimeout(() => {
    $("work").hidden = false;
  }, PATIENCE);
  stopped = false;
  $("done").value = 0;
  $("done").max = steps;
  try {
    return await act((count = 1) => {
      if (stopped) throw new Trouble(STOPPED);
      $("done").value += count;
    });
  } finally {
    clearTimeout(late);
    $("work").hidden = true;
  }
}

/** @template T @param {T[]} all */
function* batches(all) {
  for (let at = 0; at < all.length; at += BATCH) yield all.slice(at, at + BATCH);
}

// Store entries and remove others, all or nothing. Return how many are new or ended differently.
/** @param {Entry[]} found @param {string[]} gone @param {(step: number) => void} step */
function change(found, gone = [], step = () => {}) {
  return evenings.alone(async () => {
    await ask("begin", await evenings.totals());
    const unique = [...new Map(found.map((entry) => [entry.id, entry])).values()];
    const there = await evenings.entries([...unique.map(({ id }) => id), ...gone]);
    const before = new Map(there.map((entry) => [entry.id, entry]));
    const placed = evenings.placed(unique, there);
    let fresh = 0;
    /** @type {Counted[]} */
    const put = [];
    for (const add of batches(placed)) {
      const drop = add.flatMap(({ id }) => before.get(id) ?? []);
      const counted = await ask("count", { add, drop });
      fresh += counted.fresh;
      put.push(...add.map((entry, at) => ({ entry, keys: counted.keys[at] })));
      step(add.length);
    }
    await ask("count", { add: [], drop: gone.flatMap((id) => before.get(id) ?? []) });
    await evenings.change(put, gone, await ask("totals", null), () => step(1));
    return fresh;
  });
}

// --- A code -------------------------------------------------------------------------------------------------------

/** @param {Entry} entry */
async function showRead(entry) {
  const [shown] = await ask("games", { entries: [entry], language });
  $("read-game").replaceChildren(...game(shown));
  $("read").hidden = false;
}

/** @param {string} code */
async function take(code) {
  const found = await ask("read", code);
  if (found.refused) {
    say(REFUSED[found.refused]);
    return;
  }
  /** @type {Entry[]} */
  const [entry] = found.entries;
  const [same] = await evenings.entries([entry.id]);
  if (same && !(await ask("differs", [entry, same]))) {
    say(["evenings.same", { title: entry.title }]);
    return;
  }
  read = entry;
  $("read-day").value = entry.date ?? same?.date ?? today();
  say();
}

$("keep").addEventListener("click", async () => {
  if (!read) return;
  try {
    await change([{ ...read, date: $("read-day").value || null }]);
    read = null;
    $("read").hidden = true;
    say("evenings.kept");
    await refresh();
    $("kept-title").scrollIntoView();
  } catch (error) {
    say(["evenings.unkept", { reason: error }]);
  }
});
$("not-kept").addEventListener("click", () => {
  read = null;
  $("read").hidden = true;
  say("evenings.dropped");
});

// --- This browser's own device --------------------------------------------------------------------------------------

async function notice() {
  const notes = await evenings.notes();
  for (const { bytes, day: when } of notes) {
    /** @type {{entries: Entry[], gone: string[]}} */
    const { entries, gone } = await ask("device", [...bytes]);
    const there = new Map((await evenings.entries(entries.map(({ id }) => id))).map((entry) => [entry.id, entry]));
    const fresh = [];
    for (const entry of entries) {
      const same = there.get(entry.id);
      if (!same || (await ask("differs", [entry, same]))) fresh.push({ ...entry, date: same?.date ?? when });
    }
    if (fresh.length || gone.length) await change(fresh, gone);
  }
  if (notes.length) await evenings.taken(notes.length);
}

// --- Actions on results ---------------------------------------------------------------------------------------------

/** @param {Shown} found */
async function share(found) {
  if (shares()) {
    await send(found, about(found));
  } else {
    await navigator.clipboard.writeText(`${asText(found, about(found))}\n${link(found)}`);
    say("evenings.copied");
  }
}

/** @param {Shown} found */
async function savePicture(found) {
  const made = await asFile(found, about(found));
  save(made, made.name);
}

/** @param {Shown} found */
async function remove(found) {
  if (!confirm(text("evenings.remove.sure", { title: found.title, date: about(found) }))) return;
  await change([], [found.id]);
  await refresh(/** @type {Place} */ (history.state));
}

/** @param {"csv" | "json"} kind @param {string} name @param {string} type */
function offerFile(kind, name, type) {
  $(`as-${kind}`).addEventListener("click", () => write(kind, name, type).catch(failed));
}

/** @param {"csv" | "json"} kind @param {string} name @param {string} type */
async function write(kind, name, type) {
  const ids = await evenings.ids();
  if (kind !== "csv") ids.reverse(); // a table begins with the latest game
  const pieces = [await ask("file", { kind, language })];
  await work(ids.length, async (step) => {
    for (const some of batches(ids)) {
      pieces.push(await ask("file", { entries: await evenings.entries(some), language }));
      step(some.length);
    }
  });
  pieces.push(await ask("file", {}));
  save(new Blob(pieces, { type }), name);
}

offerFile("csv", "hamstertop.csv", "text/csv");
offerFile("json", "hamstertop.json", "application/json");

/** @param {string} content */
async function open(content) {
  let whole;
  try {
    whole = JSON.parse(content);
  } catch (error) {
    say(["evenings.no-history", { reason: error }]);
    return;
  }
  const results = Array.isArray(whole?.results) && whole.results.length ? whole.results : null;
  /** @type {Entry[]} */
  const entries = [];
  const fresh = await work(results ? 3 * results.length : 1, async (step) => {
    let at = 0;
    for (const some of results ? batches(results) : [null]) {
      const history = some ? { hamstertop: whole.hamstertop, results: some } : whole;
      const found = await ask("opened", { history, at });
      if (found.refused) {
        say(["evenings.no-history", { reason: found.refused }]);
        return null;
      }
      entries.push(...found.entries);
      at += some?.length ?? 0;
      step(some?.length);
    }
    return change(entries, [], step);
  });
  if (fresh === null) return;
  const said = /** @type {Saying} */ (fresh ? ["evenings.new", { count: fresh }] : "evenings.none-new");
  say(["evenings.opened", { count: entries.length }], said);
  await refresh();
}

$("open").addEventListener("click", () => $("file").click());
$("file").addEventListener("change", async () => {
  const file = $("file").files?.[0];
  $("file").value = "";
  if (!file) return;
  if (file.size > LARGEST) say("evenings.large");
  else await open(await file.text()).catch(failed);
});

// --- Start ----------------------------------------------------------------------------------------------------------

/** @param {Error} error */
function failed(error) {
  if (error instanceof Trouble && error.key === STOPPED) say(STOPPED);
  else say(["evenings.failed", { reason: error }]);
}

// Decode the fragment of an address. If it was truncated, it is not a valid code; return it unchanged.
/** @param {string} hash */
function decoded(hash) {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** @param {Place | null} [place] */
async function refresh(place = null) {
  await ask("begin", await evenings.totals());
  await show(place);
}

// Read the results and show them. If they cannot be read, say so and try again, later and later.
/** @param {Place | null} [place] */
async function begin(place = null) {
  clearTimeout(retry);
  try {
    await evenings.totals();
    const trouble = await notice().catch((error) => error);
    say();
    if (MARK.test(location.hash)) await take(decoded(location.hash));
    else if (trouble) say(["evenings.unkept", { reason: trouble }]);
    await refresh(place);
    wait = SOON;
  } catch (error) {
    say(["evenings.unread", { reason: error }]);
    $("kept").hidden = $("files").hidden = true;
    $("unread").hidden = false;
    retry = setTimeout(begin, wait);
    wait = Math.min(LATE, 2 * wait);
  }
}

document.body.classList.add("ready");
$("again").addEventListener("click", () => begin());
changed(() => show(/** @type {Place | null} */ (history.state)).catch(() => {}));
evenings.listen(() => begin(/** @type {Place | null} */ (history.state)));
addEventListener("popstate", async (event) => {
  const { state } = /** @type {PopStateEvent} */ (event);
  await begin(state);
  if (state) scrollTo(0, state.y);
  else if ($("one-title").hidden) scrollTo(0, 0);
  else $("one-title").focus();
});
const place = /** @type {Place | null} */ (history.state);
begin(place).then(() => {
  if (place) scrollTo(0, place.y);
});
