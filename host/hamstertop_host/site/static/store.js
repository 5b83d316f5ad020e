// The storage for the blobs of a page's device. It is a file in the origin's private file system, to which records are
// appended and flushed before a write returns, so that stored data survives anything that happens to the page. Browsers
// without such files use a database (see Database below).
//
//   file    "HTB", 1, generation (4 bytes), records
//   record  length of the payload (4), CRC-32 of the payload (4), payload
//   payload kind (1), length of the name (1), name, data
//
// The kinds are A for append, R for replace, and C, which ends the records that a file is started with. Two files
// alternate: whenever the storage is opened, the other one is started with the current blobs. Once its C has been
// written, it is the one in use, because its generation is later. So nothing is built on what a cut may have left half
// written: it may read differently the next time.

import { crc32 } from "./crc.js";
import { SCOPE } from "./scope.js";

/** @import { Bytes } from "./types/messages.js" */
/** @import { Blobs } from "./types/site.js" */
/** @typedef {Pick<FileSystemSyncAccessHandle, "read" | "write" | "truncate" | "flush" | "getSize" | "close">} Handle */

const FILES = ["saved-0", "saved-1"];
const MAGIC = [0x48, 0x54, 0x42, 1];
const HEAD = 8;
const [APPEND, REPLACE, COMPLETE] = [65, 82, 67];
const [FULL, REFUSED] = [28, 5]; // ENOSPC and EIO, the error numbers reported to Python

/** @param {(ArrayLike<number>)[]} parts */
function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

/** @param {number[]} values */
function numbers(...values) {
  const bytes = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, index) => bytes.setUint32(4 * index, value));
  return new Uint8Array(bytes.buffer);
}

/** @param {number} kind @param {string} name @param {ArrayLike<number>} data */
function record(kind, name, data) {
  const letters = new TextEncoder().encode(name);
  const payload = joined([kind, letters.length], letters, data);
  return joined(numbers(payload.length, crc32(payload)), payload);
}

// Return a file's blobs, its generation (-1 if it is not usable), and the number of valid bytes.
/** @param {Bytes} bytes */
function read(bytes) {
  /** @type {{blobs: Blobs, generation: number, good: number}} */
  const found = { blobs: new Map(), generation: -1, good: 0 };
  if (bytes.length < HEAD || MAGIC.some((byte, at) => bytes[at] !== byte)) return found;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = HEAD; at + 8 <= bytes.length;) {
    const end = at + 8 + view.getUint32(at);
    const payload = bytes.subarray(at + 8, end);
    if (end > bytes.length || payload.length < 2 || crc32(payload) !== view.getUint32(at + 4)) break;
    const start = 2 + payload[1];
    const name = new TextDecoder().decode(payload.subarray(2, start));
    if (payload[0] === COMPLETE) found.generation = view.getUint32(4);
    else change(found.blobs, payload[0], name, payload.slice(start));
    found.good = at = end;
  }
  return found;
}

/** @param {Blobs} blobs @param {number} kind @param {string} name @param {Bytes} data */
function change(blobs, kind, name, data) {
  blobs.set(name, kind === APPEND ? joined(blobs.get(name) ?? [], data) : data);
}

// A store in memory, for browsers that cannot keep anything. `asked` and `kept` count writes that were requested and
// completed, so that messages about a write can wait for its completion.
export class Memory {
  /** @type {Blobs} */
  blobs = new Map();
  asked = 0;
  kept = 0;
  refusing = false; // whether a write has failed
  passing = false; // whether the browser keeps the data only until the page is closed
  listener = () => {}; // called after each completed write, and after a failed one

  /** @param {string} name */
  read(name) {
    return this.blobs.get(name) ?? new Uint8Array();
  }

  /** @param {string} name @param {Bytes} data */
  append(name, data) {
    return this.write(APPEND, name, data);
  }

  /** @param {string} name @param {Bytes} data */
  replace(name, data) {
    return this.write(REPLACE, name, data);
  }

  // Let go of files or a database.
  close() {}

  // Return 0 if the write was accepted. Otherwise, change nothing and return an error number.
  /** @param {number} kind @param {string} name @param {Bytes} data */
  write(kind, name, data) {
    change(this.blobs, kind, name, data);
    return 0;
  }
}

export class Store extends Memory {
  // `files` are two access handles with the methods read, write, truncate, flush, getSize and close.
  /** @param {Handle[]} files */
  constructor(files) {
    super();
    const found = files.map((file) => {
      const bytes = new Uint8Array(file.getSize());
      file.read(bytes, { at: 0 });
      return read(bytes);
    });
    const latest = found[1].generation > found[0].generation ? 1 : 0;
    this.files = files;
    this.current = latest;
    this.generation = found[latest].generation;
    this.blobs = found[latest].generation < 0 ? new Map() : found[latest].blobs;
    this.size = found[latest].good;
    this.renew();
  }

  // If this returns 0, the data is on the disk.
  /** @param {number} kind @param {string} name @param {Bytes} data */
  write(kind, name, data) {
    const error = this.put(record(kind, name, data));
    if (!error) change(this.blobs, kind, name, data);
    return error;
  }

  /** @param {Bytes} bytes */
  put(bytes) {
    const file = this.files[this.current];
    try {
      const written = file.write(bytes, { at: this.size });
      if (written !== bytes.length) throw new DOMException("short", "QuotaExceededError");
      file.flush();
      this.size += bytes.length;
      return 0;
    } catch (error) {
      try {
        file.truncate(this.size);
      } catch {
        /* an incomplete record is ignored when reading */
      }
      return error.name === "QuotaExceededError" ? FULL : REFUSED;
    }
  }

  close() {
    this.files.forEach((file) => file.close());
  }

  // Start the other file with some blobs, all or nothing, without changing the file in use. Return an error number or 0.
  renew(blobs = this.blobs) {
    const before = { current: this.current, size: this.size, generation: this.generation };
    this.current = 1 - this.current;
    this.generation += 1;
    this.size = 0;
    const records = [...blobs].map(([name, data]) => record(REPLACE, name, data));
    try {
      this.files[this.current].truncate(0);
    } catch {
      /* the next write reports the error */
    }
    const error = this.put(joined(MAGIC, numbers(this.generation), ...records, record(COMPLETE, "", [])));
    if (!error) this.blobs = blobs;
    else Object.assign(this, before);
    if (this.generation < 0) throw new DOMException("nothing can be stored", "QuotaExceededError");
    return error;
  }
}

// A store in a database, which reports only later whether a write has succeeded. When a write returns, it has changed
// `blobs`; it is counted in `kept` once its transaction is on the disk. After a failed write, nothing more is written.
class Database extends Memory {
  /** @param {IDBDatabase} database @param {Blobs} blobs */
  constructor(database, blobs) {
    super();
    this.database = database;
    this.blobs = blobs;
    database.addEventListener("close", () => this.fail()); // the browser has cleared the data
  }

  /** @param {number} kind @param {string} name @param {Bytes} data */
  write(kind, name, data) {
    if (this.refusing) return FULL;
    let transaction;
    try {
      transaction = this.database.transaction(BLOBS, "readwrite", { durability: "strict" });
    } catch {
      // the database has been closed
      return REFUSED;
    }
    change(this.blobs, kind, name, data);
    this.asked += 1;
    transaction.objectStore(BLOBS).put(this.blobs.get(name), name);
    transaction.addEventListener("complete", () => {
      this.kept += 1;
      this.listener();
    });
    transaction.addEventListener("abort", () => this.fail());
    return 0;
  }

  close() {
    this.database.close();
  }

  fail() {
    this.refusing = true;
    this.listener();
  }
}

const PATIENCE = 5000; // the longest time in ms for which a terminated worker can keep the files
const BLOBS = "blobs";

// Return a promise for the result of a database request.
/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
export function answer(request) {
  return new Promise((done, fail) => {
    request.addEventListener("success", () => done(request.result));
    request.addEventListener("error", () => fail(request.error));
  });
}

async function database() {
  const asking = indexedDB.open(SCOPE, 1);
  asking.addEventListener("upgradeneeded", () => asking.result.createObjectStore(BLOBS));
  const found = await answer(asking);
  const blobs = found.transaction(BLOBS).objectStore(BLOBS);
  const [names, values] = await Promise.all([answer(blobs.getAllKeys()), answer(blobs.getAll())]);
  return new Database(found, new Map(names.map((name, at) => [`${name}`, values[at]])));
}

// Return a file, once no terminated worker keeps it any more.
/** @param {FileSystemFileHandle} handle @param {number} until @returns {Promise<FileSystemSyncAccessHandle>} */
async function held(handle, until) {
  try {
    return await handle.createSyncAccessHandle();
  } catch (error) {
    if (error.name !== "NoModificationAllowedError" || performance.now() > until) throw error;
    await new Promise((done) => setTimeout(done, 50));
    return held(handle, until);
  }
}

async function files() {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(SCOPE, { create: true });
  const found = [];
  const until = performance.now() + PATIENCE;
  try {
    for (const name of FILES) found.push(await held(await folder.getFileHandle(name, { create: true }), until));
    return new Store(found);
  } catch (error) {
    found.forEach((file) => file.close()); // so that another window can have them
    throw error;
  }
}

// Return whether an error means that the browser does not support such files at all. If they are merely unavailable
// now, the games are in them and not in a database. Safari's private windows throw an UnknownError, which may be either;
// `filed` says whether games have ever been in files.
/** @param {Error} error @param {boolean} filed */
function lacking(error, filed) {
  return ["TypeError", "NotSupportedError", "SecurityError", ...(filed ? [] : ["UnknownError"])].includes(error.name);
}

// Open the storage, or throw the browser's error if it cannot keep anything. A database is used only if the browser has
// locks, because two tabs would otherwise overwrite each other's games.
/** @param {boolean} filed @returns {Promise<Memory>} */
export async function open(filed) {
  let store;
  try {
    store = await files();
  } catch (error) {
    const full = error.name === "QuotaExceededError" && !filed; // games may still be in the database
    if (!(lacking(error, filed) || full) || !navigator.locks) throw error;
    const store = await database();
    if (full && !store.blobs.size) {
      store.close();
      throw error;
    }
    store.passing = error.name === "SecurityError"; // Firefox keeps data of private windows until they are closed
    return store;
  }
  if (store.blobs.size || !globalThis.indexedDB) return store;
  // Copy games from the database, where they are if the browser did not support files when they were played. If there is
  // no room for all of them, they stay there.
  const old = await database().catch(() => null);
  const [given, left] = old?.blobs.size && store.renew(old.blobs) ? [old, store] : [store, old];
  left?.close();
  return given;
}
