// Results of many evenings, stored by the browser. They come from its own device and from codes of other devices.
//
// The database has two stores: `games` has the entries of a history (docs/results.md) by id; `notes` has the results
// stored by this browser's own device, with the day.

import { today } from "./dom.js";
import { answer } from "./store.js";

/** @import { Bytes } from "./types/messages.js" */
/** @import { Entry } from "./types/results.js" */

const NAME = "hamstertop-results";
const STORES = { games: { keyPath: "id" }, notes: { autoIncrement: true } };

async function open() {
  const asking = indexedDB.open(NAME, 1);
  asking.addEventListener("upgradeneeded", () => {
    for (const [name, kind] of Object.entries(STORES)) asking.result.createObjectStore(name, kind);
  });
  return answer(asking);
}

// Call `act` with a store, and return its result once the transaction is on the disk.
/**
 * @template T
 * @param {string} name
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => T | Promise<T>} act
 * @returns {Promise<T>}
 */
async function within(name, mode, act) {
  const database = await open();
  try {
    const transaction = database.transaction(name, mode);
    const ended = new Promise((done, fail) => {
      transaction.addEventListener("complete", done);
      transaction.addEventListener("abort", () => fail(transaction.error));
    });
    const [found] = await Promise.all([act(transaction.objectStore(name)), ended]);
    return found;
  } finally {
    database.close();
  }
}

// Return the entries in the order in which they were first stored.
/** @returns {Promise<Entry[]>} */
export async function games() {
  const found = await within("games", "readonly", (store) => answer(store.getAll()));
  return found.sort((one, other) => (one.since ?? 0) - (other.since ?? 0));
}

/** @param {Entry[]} entries */
export async function put(entries) {
  const since = new Map((await games()).map((entry) => [entry.id, entry.since]));
  const all = entries.map((entry, at) => ({ ...entry, since: since.get(entry.id) ?? Date.now() + at }));
  await within("games", "readwrite", (store) => all.forEach((entry) => store.put(entry)));
}

/** @param {string[]} ids */
export const remove = (ids) => within("games", "readwrite", (store) => ids.forEach((id) => store.delete(id)));

// Record the results that this page's device has stored, if they have changed, and notify other tabs. `now` says
// whether they have just been stored; otherwise, the first note has no day, because it is not known.
let noted = "";
const channel = new BroadcastChannel(NAME);

/** @param {Bytes} bytes @param {boolean} now */
export async function note(bytes, now) {
  const print = bytes.join();
  if (print === noted) return;
  await within("notes", "readwrite", async (store) => {
    const last = (await answer(store.getAll())).at(-1);
    if (last?.bytes.join() !== print) await answer(store.add({ bytes, day: last || now ? today() : null }));
  });
  noted = print;
  channel.postMessage(null);
}

/** @param {() => void} listener */
export function listen(listener) {
  channel.addEventListener("message", listener);
}

// Return all notes, oldest first, and delete all but the last.
/** @returns {Promise<{bytes: Bytes, day: string | null}[]>} */
export async function notes() {
  return within("notes", "readwrite", async (store) => {
    const [keys, values] = [await answer(store.getAllKeys()), await answer(store.getAll())];
    keys.slice(0, -1).forEach((key) => store.delete(key));
    return values;
  });
}
