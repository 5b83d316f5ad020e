// Plays sequences of what can happen to the site's storage on files that lose what was not flushed, and of which bytes
// that were being written when the power was cut may read differently each time. A shadow says what must be there.
//
// The test runs this in a page of the site.

const DATABASES = indexedDB;
const NAMES = ["hamsterdam", "results", "settings"];
/** @type {Record<string, number>} */
const happened = {};

/** @param {string} what */
const noted = (what) => (happened[what] = (happened[what] ?? 0) + 1);

/** @param {number} seed */
function chance(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** @param {Map<string, Uint8Array>} blobs */
const text = (blobs) =>
  JSON.stringify(
    [...blobs].map(([name, data]) => [name, [...data].join()]).sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** @type {any} */
let standing = null; // the storage that the last sequence used

class Disk {
  left = Infinity; // what can still be done before the power is cut or the worker is ended
  dead = false;
  refusing = false; // whether the disk is full at times
  supported = true;
  /** @type {Map<string, File>} */
  files = new Map();

  /** @param {(below: number) => number} random */
  constructor(random) {
    this.random = random;
  }

  /** @param {number} amount */
  spend(amount) {
    const able = this.dead ? 0 : Math.max(0, Math.min(amount, this.left));
    this.left -= amount;
    this.dead ||= this.left < 0;
    return able;
  }

  alive() {
    if (this.dead) throw new DOMException("it is over", "InvalidStateError");
  }

  /** @param {boolean} power */
  end(power) {
    for (const file of this.files.values()) file.end(power);
    this.left = Infinity;
    this.dead = false;
  }
}

class File {
  now = new Uint8Array();
  flushed = new Uint8Array();
  held = false;
  /** @type {Map<number, number[]>} */
  unsure = new Map(); // bytes that read as one of these

  /** @param {Disk} disk */
  constructor(disk) {
    this.disk = disk;
  }

  getSize() {
    return this.now.length;
  }

  /** @param {Uint8Array} into */
  read(into) {
    into.set(this.now);
    for (const [at, either] of this.unsure) into[at] = either[this.disk.random(2)];
    return into.length;
  }

  /** @param {Uint8Array} data @param {{at: number}} where */
  write(data, { at }) {
    const { disk } = this;
    const refused = disk.refusing && !disk.random(6);
    const able = disk.spend(refused ? disk.random(data.length + 1) : data.length);
    const part = data.subarray(0, refused ? Math.min(able, data.length - 1) : able);
    const whole = new Uint8Array(Math.max(this.now.length, at + part.length));
    whole.set(this.now);
    whole.set(part, at);
    part.forEach((_, index) => this.unsure.delete(at + index));
    this.now = whole;
    disk.alive();
    if (!refused) return data.length;
    noted("refused");
    if (disk.random(3)) return [0, part.length, 4294967288][disk.random(3)]; // the last as in Chromium's private windows
    throw new DOMException("full", "QuotaExceededError");
  }

  /** @param {number} size */
  truncate(size) {
    this.disk.alive();
    if (this.disk.spend(1)) {
      this.now = Uint8Array.from({ length: size }, (_, at) => this.now[at] ?? 0);
      for (const at of this.unsure.keys()) if (at >= size) this.unsure.delete(at);
    }
    this.disk.alive();
  }

  flush() {
    this.disk.alive();
    if (this.disk.spend(1)) this.flushed = this.now;
    this.disk.alive();
  }

  close() {
    this.held = false;
  }

  /** @param {boolean} power */
  end(power) {
    const { random } = this.disk;
    this.held = false;
    if (power && this.now !== this.flushed) {
      const [less, more] = [this.flushed.length, this.now.length].sort((one, other) => one - other);
      const size = [less, more, less + random(more - less + 1)][random(3)];
      const certain = random(3); // how much of it is certain varies
      const found = Uint8Array.from({ length: size }, (_, at) => {
        const either = [this.flushed[at] ?? 0, this.now[at] ?? 0];
        const fate = certain ? 1 : random(3);
        if (either[0] === either[1]) return either[0];
        if (fate < 2 && random(12)) return either[fate];
        this.unsure.set(at, either);
        noted("unsure");
        return either[0];
      });
      for (const at of this.unsure.keys()) if (at >= size) this.unsure.delete(at);
      this.now = found;
    }
    this.flushed = this.now;
  }
}

function emptied() {
  return new Promise((next, fail) => {
    const asking = indexedDB.deleteDatabase("hamstertop");
    asking.addEventListener("success", next);
    setTimeout(() => fail(new Error("a database is still open")), 20000);
  });
}

/** @param {{open: (filed: boolean) => Promise<any>}} store @param {number} seed */
async function play({ open }, seed) {
  standing?.close();
  standing = null;
  const random = chance(seed);
  const disk = new Disk(random);
  const folder = {
    /** @param {string} name */
    async getFileHandle(name) {
      if (!disk.files.has(name)) disk.files.set(name, new File(disk));
      const file = disk.files.get(name);
      return {
        async createSyncAccessHandle() {
          if (!disk.supported) throw new DOMException("no files", ["NotSupportedError", "UnknownError"][random(2)]);
          if (file?.held) throw new DOMException("held", "NoModificationAllowedError");
          if (file) file.held = true;
          return file;
        },
      };
    },
  };
  navigator.storage.getDirectory = async () => /** @type {any} */ ({ getDirectoryHandle: async () => folder });
  let sure = text(new Map());
  /** @type {string[]} */
  let maybe = [];
  let filed = false;
  /** @type {any} */
  let store = null;

  /** @param {string} when */
  function agree(when) {
    const found = text(store.blobs);
    if (found !== sure && !maybe.includes(found)) throw new Error(`${when}: ${found} instead of ${[sure, ...maybe]}`);
    [sure, maybe] = [found, []];
  }

  async function start() {
    for (let tries = random(3); tries; tries--) {
      disk.left = random(2) ? random(12) : random(600);
      (await open(filed).catch(() => null))?.close();
      if (disk.dead) noted("cut while starting");
      disk.end(random(3) > 0);
    }
    disk.left = Infinity;
    store = standing = await open(filed);
    filed ||= "files" in store;
    agree("started");
  }

  /** @param {number} step */
  function write(step) {
    const name = NAMES[random(NAMES.length)];
    const data = Uint8Array.from({ length: random(10) ? random(30) : random(4000) }, () => step + random(3));
    const kind = random(3) ? "append" : "replace";
    const next = new Map(store.blobs);
    next.set(name, kind === "append" ? Uint8Array.from([...(next.get(name) ?? []), ...data]) : data);
    const error = store[kind](name, data);
    if (disk.dead || (error && filed)) maybe = [...maybe, text(next)];
    if (disk.dead) return noted("cut while writing");
    if (!error) [sure, maybe] = [text(next), []];
    if (text(store.blobs) !== sure) throw new Error(`written: ${text(store.blobs)} instead of ${sure}`);
    return noted("written");
  }

  const kept = () =>
    new Promise((next) => {
      const look = () => (store.kept === store.asked || store.refusing ? next(null) : setTimeout(look));
      look();
    });

  disk.supported = seed % 10 > 0;
  Object.defineProperty(globalThis, "indexedDB", { value: disk.supported ? undefined : DATABASES, configurable: true });
  if (!disk.supported) await emptied();
  await start();
  for (let step = 1; step < 30; step++) {
    const what = random(12);
    if (what < 7) write(step);
    else if (what === 7 && filed) disk.left = Math.min(disk.left, random(80));
    else if (what === 8) disk.refusing = !disk.refusing;
    if (!filed) {
      await kept();
      if (step === 10) {
        store.close();
        disk.supported = true;
        noted("from a database");
        await start();
      }
    } else if (disk.dead || what > 9) {
      noted(what === 10 ? "power cut" : "reload");
      disk.end(what === 10 || random(2) > 0);
      await start();
    } else if (what === 9 && !random(8)) {
      noted("second window");
      const second = open(filed);
      await new Promise((next) => setTimeout(next, 5));
      write(step);
      disk.end(false);
      store = standing = await second;
      agree("taken over");
    }
  }
}

// Play sequences, and return what went wrong, and how often each thing happened.
/** @param {number} first @param {number} count */
export async function check(first, count) {
  const module = await import(new URL("store.js", location.href).href);
  const wrong = [];
  for (let seed = first; seed < first + count; seed++) {
    await play(module, seed).catch((error) => wrong.push(`${seed}: ${String(error).slice(0, 300)}`));
  }
  standing?.close();
  return [wrong, happened];
}
