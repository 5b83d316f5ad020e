// The results page, which reads devices' codes, keeps the results of many evenings, and shows statistics.

import { $, element, save, today } from "./dom.js";
import * as evenings from "./evenings.js";
import "./offline.js";
import { recall, remember } from "./remember.js";
import { asFile, asText, link, send, shares } from "./share.js";
import { Trouble } from "./trouble.js";
import { changed, explain, language, put, say as tell, text } from "./words.js";

/** @import { Saying } from "./types/messages.js" */
/** @import { Entry, Picture, Ranked, Shown, Table } from "./types/results.js" */

const MARK = /#ht:/i;
const JOINED = "joined-names";
/** @type {Record<string, string>} */
const REFUSED = { foreign: "evenings.foreign", newer: "evenings.newer", damaged: "evenings.damaged" };

/** @type {Entry[]} */
let known = []; // all entries
/** @type {Entry | null} */
let read = null; // an entry that has been read but not kept yet
/** @type {string[]} */
let people = [];
/** @type {Record<string, string>} */
const joined = Object.create(null); // name -> the name under which this person's results are listed

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

/** @param {string} key @param {() => Promise<void>} act */
function button(key, act) {
  const made = element("button", "");
  made.type = "button";
  put(made, key);
  made.addEventListener("click", () => act().catch((error) => say(["evenings.failed", { reason: error }])));
  return made;
}

/** @param {string | null} date */
function day(date) {
  return date ? new Date(`${date}T12:00`).toLocaleDateString(language, { dateStyle: "medium" }) : "";
}

// Return the date and length of a game, such as "22 Nov 2026, 31 minutes".
/** @param {{date: string | null, minutes: number | null}} found */
function about({ date, minutes }) {
  return [day(date), minutes ? text("evenings.minutes", { count: minutes }) : ""].filter(Boolean).join(", ");
}

// Return a link to the page about a person or title.
/** @param {"person" | "title"} kind @param {string} name @param {string} called */
function to(kind, name, called) {
  const link = element("a", "", called);
  link.href = `#${kind}=${encodeURIComponent(name)}`;
  return link;
}

/** @param {Ranked[]} players */
function ranking(players) {
  const list = element(
    "ul",
    "",
    ...players.map(({ place, name, score, person }) => {
      const line = element(
        "li",
        "",
        element("span", "", place ? `${place}.` : ""),
        element("b", "", person ? to("person", name, name) : name),
        element("span", "", score === null ? "" : `${score}`),
      );
      line.classList.toggle("won", place === 1);
      return line;
    }),
  );
  list.className = "ranking";
  return list;
}

// Return a list of the settings that differed from the defaults, such as "Breach tokens count: next turn".
/** @param {[string, string][]} pairs */
function chosen(pairs) {
  const list = element("ul", "", ...pairs.map(([what, reading]) => element("li", "", `${what}: ${reading}`)));
  list.className = "chosen";
  return list;
}

/** @param {Shown} found @param {Node[]} more */
function game(found, ...more) {
  const rules = found.chosen.length ? [chosen(found.chosen)] : [];
  const tie = found.tie ? [element("p", "", found.tie)] : [];
  const heading = element("h3", "", to("title", found.game, found.title));
  return [heading, element("p", "", about(found)), ranking(found.players), ...tie, ...rules, ...more];
}

/** @param {Shown} found */
function card(found) {
  const buttons = element(
    "p",
    "",
    button(shares() ? "evenings.share" : "evenings.copy", () => share(found)),
    button("evenings.picture", () => savePicture(found)),
  );
  buttons.append(button("evenings.remove", () => remove(found)));
  buttons.className = "row";
  return element("li", "", ...game(found, buttons));
}

/** @param {Table} found */
function table({ title, head, rows, right }) {
  /** @param {"th" | "td"} kind @param {string[]} row */
  const cells = (kind, row) =>
    element(
      "tr",
      "",
      ...row.map((cell, at) => {
        const made = element(kind, "", cell);
        made.classList.toggle("right", right[at]);
        return made;
      }),
    );
  const scroll = element(
    "div",
    "",
    element(
      "table",
      "",
      element("thead", "", cells("th", head)),
      element("tbody", "", ...rows.map((row) => cells("td", row))),
    ),
  );
  scroll.className = "scroll";
  scroll.tabIndex = 0;
  return [element("h3", "", title), scroll];
}

// Return a figure with a chart, which is given as SVG markup.
/** @param {Picture} found */
function figure({ title, picture: markup }) {
  return element("figure", "", element("figcaption", "", title), ...parsed(markup));
}

/** @param {string} markup */
const parsed = (markup) => new DOMParser().parseFromString(markup, "text/html").body.childNodes;

// Return a day's games under a collapsible summary, such as "22 Nov 2026 · 3 games", with the winners. The latest day
// is open.
/** @param {Shown[]} games @param {number} at */
function evening(games, at) {
  const won = games.map(({ title, players }) => {
    const winners = players.filter(({ place }) => place === 1).map(({ name }) => name);
    return winners.length ? `${title}: ${winners.join(", ")}` : title;
  });
  const heading = element("b", "", day(games[0].date) || text("evenings.undated"));
  const count = text("evenings.count", { count: games.length });
  const list = element("ol", "", ...games.map(card));
  list.className = "cards";
  const made = element(
    "details",
    "",
    element("summary", "", heading, ` · ${count}`, element("p", "", won.join(" · "))),
    list,
  );
  made.open = at === 0;
  return made;
}

/** @param {Shown[]} games */
function byDay(games) {
  /** @type {Map<string | null, Shown[]>} */
  const days = new Map();
  for (const found of games) days.set(found.date, [...(days.get(found.date) ?? []), found]);
  return [...days.values()].map(evening);
}

async function show() {
  const { games, tables, pictures, persons, defs } = await ask("shown", { entries: known, language, joined });
  people = persons;
  $("defs").replaceChildren(...parsed(defs));
  $("pictures").replaceChildren(...pictures.map(figure));
  $("people").replaceChildren(...people.map((name) => to("person", name, name)));
  $("games").replaceChildren(...byDay(games));
  $("tables").replaceChildren(...tables.flatMap(table));
  $("none").hidden = games.length > 0;
  await showOne();
  for (const part of [$("kept"), $("files")]) part.hidden = !$("one").hidden;
  for (const button of [$("as-csv"), $("as-json"), $("as-bgstats")]) button.disabled = !games.length;
  if (read) await showRead();
}

// --- A person or title ----------------------------------------------------------------------------------------------

async function showOne() {
  const [, kind, name] = decoded(location.hash).match(/^#(person|title)=(.+)$/) ?? [];
  $("one").hidden = !kind;
  if (!kind) return;
  const { facts, pictures, games } = await ask("about", { entries: known, language, joined, [kind]: name });
  $("one-title").textContent = kind === "person" ? name : (games[0]?.title ?? name);
  $("facts").replaceChildren(...facts.flatMap(fact));
  $("one-pictures").replaceChildren(...pictures.map(figure));
  $("joining").replaceChildren(...(kind === "person" ? joining(name) : []));
  $("one-games").replaceChildren(...games.map(card));
}

/** @param {[string, string]} pair */
const fact = ([what, is]) => [element("dt", "", what), element("dd", "", is)];

// Return a list of a person's other names, and a menu for merging the person with somebody else.
/** @param {string} name */
function joining(name) {
  const same = Object.keys(joined).filter((other) => joined[other] === name);
  const lines = same.map((other) => {
    const line = element("p", "", `${text("evenings.joined", { name: other, person: name })} `);
    line.append(button("evenings.separate", () => join(other, null)));
    return line;
  });
  const others = people.filter((other) => other !== name);
  if (!others.length) return lines;
  const choice = element("select", "", element("option", ""), ...others.map((other) => element("option", "", other)));
  const label = element("label", "", `${text("evenings.join", { name })} `, choice);
  choice.addEventListener("change", async () => {
    await join(name, choice.value);
    location.hash = to("person", choice.value, "").hash;
  });
  const row = element("p", "", label);
  row.className = "row";
  return [...lines, row];
}

// From now on, list the results under `name` as `person`'s, or separately again if `person` is null.
/** @param {string} name @param {string | null} person */
async function join(name, person) {
  delete joined[name];
  if (person) {
    joined[name] = person;
    for (const other of Object.keys(joined)) if (joined[other] === name) joined[other] = person;
  }
  remember(JOINED, JSON.stringify(joined));
  await show();
}

async function showRead() {
  const { games } = await ask("shown", { entries: [read], language });
  $("read-game").replaceChildren(...game(games[0]));
  $("read").hidden = false;
}

// --- A code -------------------------------------------------------------------------------------------------------

/** @param {Entry} entry */
const outcome = ({ game: title, rounds, players }) =>
  JSON.stringify([title, rounds, players.map(({ place, score, tie }) => [place, score, tie])]);

/** @param {Entry} entry */
function isNew(entry) {
  const there = known.find(({ id }) => id === entry.id);
  return !there || outcome(there) !== outcome(entry);
}

/** @param {string} code */
async function take(code) {
  const found = await ask("read", code);
  if (found.refused) {
    say(REFUSED[found.refused]);
  } else {
    const same = known.find(({ id }) => id === found.entry.id);
    if (same && outcome(same) === outcome(found.entry)) {
      say(["evenings.same", { title: found.entry.title }]);
      return;
    }
    read = /** @type {Entry} */ (found.entry);
    $("read-day").value = read.date ?? same?.date ?? today();
    say();
  }
}

$("keep").addEventListener("click", async () => {
  if (!read) return;
  try {
    read.date = $("read-day").value || null;
    await evenings.put([read]);
    known = await evenings.games();
    read = null;
    $("read").hidden = true;
    say("evenings.kept");
    await show();
    $("kept").scrollIntoView();
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
  for (const { bytes, day: when } of await evenings.notes()) {
    /** @type {{entries: Entry[], gone: string[]}} */
    const { entries, gone } = await ask("device", [...bytes]);
    const ids = new Map(known.map((entry) => [entry.id, entry]));
    const fresh = entries.filter(isNew);
    await evenings.put(fresh.map((entry) => ({ ...entry, date: ids.get(entry.id)?.date ?? when })));
    await evenings.remove(gone);
    known = await evenings.games();
  }
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
  await evenings.remove([found.id]);
  known = await evenings.games();
  await show();
}

/** @param {"csv" | "json" | "bgstats"} kind @param {string} name @param {string} type */
function offerFile(kind, name, type) {
  $(`as-${kind}`).addEventListener("click", async () => {
    try {
      const now = `${today()} ${new Date().toTimeString().slice(0, 8)}`;
      save(new Blob([await ask("file", { kind, entries: known, language, joined, now })], { type }), name);
    } catch (error) {
      say(["evenings.failed", { reason: error }]);
    }
  });
}

offerFile("csv", "hamstertop.csv", "text/csv");
offerFile("json", "hamstertop.json", "application/json");
offerFile("bgstats", "hamstertop.bgsplay", "application/json");

$("open").addEventListener("click", () => $("file").click());
$("file").addEventListener("change", async () => {
  try {
    const found = await ask("opened", await $("file").files?.[0].text());
    if (found.refused) {
      say(["evenings.no-history", { reason: found.refused }]);
    } else {
      const count = found.entries.filter(isNew).length;
      await evenings.put(found.entries);
      known = await evenings.games();
      const fresh = /** @type {Saying} */ (count ? ["evenings.new", { count }] : "evenings.none-new");
      say(["evenings.opened", { count: found.entries.length }], fresh);
      await show();
    }
  } catch (error) {
    say(["evenings.failed", { reason: error }]);
  }
  $("file").value = "";
});

// --- Start ----------------------------------------------------------------------------------------------------------

// Decode the fragment of an address. If it was truncated, it is not a valid code; return it unchanged.
/** @param {string} hash */
function decoded(hash) {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

async function begin() {
  try {
    Object.assign(joined, JSON.parse(recall(JOINED) ?? "{}"));
  } catch {
    // the stored value was not written by this page
  }
  try {
    known = await evenings.games();
    await notice();
  } catch (error) {
    say(["evenings.unkept", { reason: error }]);
  }
  if (MARK.test(location.hash)) await take(decoded(location.hash));
  else say();
  await show();
}

document.body.classList.add("ready");
changed(() => show().catch(() => {}));
evenings.listen(async () => {
  try {
    known = await evenings.games();
    await notice();
    await show();
  } catch (error) {
    say(["evenings.failed", { reason: error }]);
  }
});
addEventListener("hashchange", async () => {
  await begin();
  if ($("one").hidden) $("kept-title").scrollIntoView();
  else $("one-title").focus();
});
begin().catch((error) => {
  $("said").textContent = explain(error);
});
