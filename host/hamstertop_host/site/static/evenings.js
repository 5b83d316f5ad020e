// Results of many evenings, stored by the browser. They come from its own device and from codes and files of others.
//
// The database has three stores: `games` has the entries of a history (docs/results.md) by id; `notes` has the results
// stored by this browser's own device, with the day; `totals` has what all games add up to (reports/totals.py).
//
// An index leads to the games of a title and of a person, of both or of all, latest first. So reading some of them
// takes the same time however many there are.

import { today } from "./dom.js";
import { SCOPE } from "./scope.js";
import { answer } from "./store.js";

/** @import { Bytes } from "./types/messages.js" */
/** @import { Counted, Entry, Evening, Filter, Totals } from "./types/results.js" */

const NAME = `${SCOPE}-evenings`;
const [GAMES, NOTES, TOTALS, PLACES] = ["games", "notes", "totals", "places"];
const LAST = "\uffff"; // sorts after everything else
const SUMMED = 12; // games of an evening whose winners are listed before it is opened

async function open() {
  const asking = indexedDB.open(NAME, 1);
  asking.addEventListener("upgradeneeded", () => {
    const games = asking.result.createObjectStore(GAMES, { keyPath: "id" });
    games.createIndex(PLACES, PLACES, { multiEntry: true });
    asking.result.createObjectStore(NOTES, { autoIncrement: true });
    asking.result.createObjectStore(TOTALS);
  });
  return answer(asking);
}

// Call `act` with the stores, and return its result once the transaction is on the disk.
/**
 * @template T
 * @param {string[]} names
 * @param {IDBTransactionMode} mode
 * @param {(...stores: IDBObjectStore[]) => T | Promise<T>} act
 * @returns {Promise<T>}
 */
async function within(names, mode, act) {
  const database = await open();
  try {
    const transaction = database.transaction(names, mode);
    const ended = new Promise((done, fail) => {
      transaction.addEventListener("complete", done);
      transaction.addEventListener("abort", () => fail(transaction.error));
    });
    try {
      const [found] = await Promise.all([act(...names.map((name) => transaction.objectStore(name))), ended]);
      return found;
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // it has already ended
      }
      throw error;
    }
  } finally {
    database.close();
  }
}

// Only one page may change the results at a time.
/** @template T @param {() => Promise<T>} act @returns {Promise<T>} */
export const alone = (act) => navigator.locks?.request(NAME, act) ?? act();

// --- Places in the index ------------------------------------------------------------------------------------------

/** @param {string} text */
const reversed = (text) => text.replace(/\d/g, (digit) => `${9 - Number(digit)}`);

/** @param {string | null} date */
const day = (date) => reversed(date ?? "0000-00-00");

/** @param {string} title @param {string} key */
const start = (title, key) => `${title}\0${key}\0`;

/** Return a value that is larger for later games. @param {Entry} entry */
const order = ({ date, since, id }) => `${date ?? "0000-00-00"} ${`${since}`.padStart(14, "0")} ${id}`;

/** @param {Counted} counted */
function places({ entry, keys }) {
  return ["", entry.game].flatMap((title) => ["", ...keys].map((key) => start(title, key) + reversed(order(entry))));
}

/** @param {string} first @param {string} [after] */
const range = (first, after = "") => IDBKeyRange.bound(first + after, first + LAST, after !== "");

// --- Reading --------------------------------------------------------------------------------------------------------

/** @returns {Promise<Totals | null>} */
export const totals = () => within([TOTALS], "readonly", async (store) => (await answer(store.get(TOTALS))) ?? null);

/** @param {string[]} ids @returns {Promise<Entry[]>} */
export const entries = (ids) =>
  within([GAMES], "readonly", async (store) =>
    (await Promise.all(ids.map((id) => answer(store.get(id)))))
      .filter(Boolean)
      .map((entry) => ({ ...entry, places: undefined })),
  );

// Return the ids of all games, latest first.
/** @returns {Promise<string[]>} */
export const ids = () =>
  within([GAMES], "readonly", async (store) =>
    (await answer(store.index(PLACES).getAllKeys(range(start("", ""))))).map(String),
  );

// Return the first games of a person's keys in order, at most `most`.
/** @param {IDBIndex} index @param {Filter} filter @param {string} within @param {string} after @param {number} most */
async function first(index, { title, keys }, within, after, most) {
  const lists = keys.map((key) => {
    const begin = start(title, key);
    const end = begin + within + LAST;
    const from = after || within;
    return answer(index.getAll(IDBKeyRange.bound(begin + from, end, after !== ""), most));
  });
  /** @type {Entry[]} */
  const found = (await Promise.all(lists)).flat();
  return found.sort((one, other) => (order(one) < order(other) ? 1 : -1)).slice(0, most);
}

/** @param {string} year */
const ofYear = (year) => (year ? reversed(year) : "");

// Return the next evenings that have games, latest first. Each has its first games, and the number of all.
/** @param {Filter} filter @param {string | undefined} after @param {number} most @returns {Promise<Evening[]>} */
export function nights(filter, after, most) {
  return within([GAMES], "readonly", async (store) => {
    const index = store.index(PLACES);
    /** @type {Evening[]} */
    const found = [];
    let from = after === undefined ? "" : after + LAST;
    while (found.length < most) {
      const games = await first(index, filter, ofYear(filter.year), from, SUMMED);
      if (!games.length) break;
      const [{ date }] = games;
      const ranges = filter.keys.map((key) => range(start(filter.title, key) + day(date)));
      const counts = await Promise.all(ranges.map((each) => answer(index.count(each))));
      const count = counts.reduce((sum, each) => sum + each);
      found.push({ date, at: day(date), count, games: games.filter((game) => game.date === date) });
      from = day(date) + LAST;
    }
    return found;
  });
}

// Return the next games of an evening after a game.
/** @param {Filter} filter @param {Evening} evening @param {Entry | undefined} after @param {number} most */
export const games = (filter, evening, after, most) =>
  within([GAMES], "readonly", (store) =>
    first(store.index(PLACES), filter, evening.at, after ? reversed(order(after)) + LAST : "", most),
  );

// --- Writing --------------------------------------------------------------------------------------------------------

// Return entries with what orders them, oldest first: the day, and when they were first stored, which never changes.
/** @param {Entry[]} entries @param {Entry[]} before */
export function placed(entries, before) {
  const since = new Map(before.map((entry) => [entry.id, entry.since]));
  const all = entries.map((entry, at) => ({ ...entry, since: since.get(entry.id) ?? Date.now() + at }));
  return all
    .map((entry) => ({ ...entry, order: order(entry) }))
    .sort((one, other) => (one.order < other.order ? -1 : 1));
}

// Store games with the keys of their people, remove others, and store the totals, all or nothing. `step` is called
// after each game and can throw an error to stop.
/** @param {Counted[]} put @param {string[]} gone @param {Totals} sums @param {() => void} [step] */
export function change(put, gone, sums, step = () => {}) {
  return within([GAMES, TOTALS], "readwrite", async (store, totals) => {
    for (const id of gone) store.delete(id);
    totals.put(sums, TOTALS);
    for (const counted of put) {
      await answer(store.put({ ...counted.entry, places: places(counted) }));
      step();
    }
  }).then(told);
}

// --- Notes from this page's own device ------------------------------------------------------------------------------

const channel = new BroadcastChannel(NAME);

function told() {
  channel.postMessage(null);
}

// Call a listener when another tab has changed the results.
/** @param {() => void} listener */
export function listen(listener) {
  channel.addEventListener("message", listener);
}

// Record the results that this page's device has stored, if they have changed. `now` says whether they have just been
// stored; otherwise, the first note has no day, because it is not known.
let noted = "";

/** @param {Bytes} bytes @param {boolean} now */
export async function note(bytes, now) {
  const print = bytes.join();
  if (print === noted) return;
  await within([NOTES], "readwrite", async (store) => {
    const last = (await answer(store.getAll())).at(-1);
    if (last?.bytes.join() !== print) await answer(store.add({ bytes, day: last || now ? today() : null }));
  });
  noted = print;
  told();
}

// Return the notes whose results have not been taken over yet, oldest first.
/** @returns {Promise<{bytes: Bytes, day: string | null, taken?: boolean}[]>} */
export async function notes() {
  const all = await within([NOTES], "readonly", (store) => answer(store.getAll()));
  return all.filter(({ taken }) => !taken);
}

// Mark the notes as taken over, and delete all but the last.
/** @param {number} count */
export function taken(count) {
  return within([NOTES], "readwrite", async (store) => {
    const [keys, values] = [await answer(store.getAllKeys()), await answer(store.getAll())];
    const old = values.findIndex((note) => !note.taken) + count; // notes that arrived since then stay
    for (const [at, key] of keys.entries()) {
      if (at < old - 1) store.delete(key);
      else if (at === old - 1) store.put({ ...values[at], taken: true }, key);
    }
  });
}
