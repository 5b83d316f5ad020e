// Where a device in a page keeps its blobs: one file in the origin's private file system, written to at its end and
// flushed before a write returns. So a press that was stored survives whatever happens to the page.
//
//   file    "HTS1", generation (4 bytes), records
//   record  length of the payload (4), CRC-32 of the payload (4), payload
//   payload kind (1), length of the name (1), name, data
//
// Kinds: A append, R replace, and C, which ends the records a file begins with. Two files take turns: when one has grown,
// the other is begun with what stands, and counts from its C on, being of the later generation.

import { crc32 } from "./crc.js";

const FILES = ["saved-0", "saved-1"];
const MAGIC = [0x48, 0x54, 0x53, 0x31];
const HEAD = 8;
const LARGEST = 1 << 18; // bytes; then what stands is written anew
const [APPEND, REPLACE, COMPLETE] = [65, 82, 67];
const [FULL, REFUSED] = [28, 5]; // ENOSPC, EIO: what Python is told

function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

function numbers(...values) {
  const bytes = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, index) => bytes.setUint32(4 * index, value));
  return new Uint8Array(bytes.buffer);
}

function record(kind, name, data) {
  const letters = new TextEncoder().encode(name);
  const payload = joined([kind, letters.length], letters, data);
  return joined(numbers(payload.length, crc32(payload)), payload);
}

// What a file holds: blobs, its generation (-1 if it does not count), and how many of its bytes are good.
function read(bytes) {
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

function change(blobs, kind, name, data) {
  blobs.set(name, kind === APPEND ? joined(blobs.get(name) ?? [], data) : data);
}

// A store in memory, for where nothing can be kept.
export class Memory {
  blobs = new Map();

  read(name) {
    return this.blobs.get(name) ?? new Uint8Array();
  }

  append(name, data) {
    change(this.blobs, APPEND, name, data);
    return 0;
  }

  replace(name, data) {
    change(this.blobs, REPLACE, name, data);
    return 0;
  }
}

export class Store extends Memory {
  // `files` are two access handles: read, write, truncate, flush, getSize.
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
    if (this.generation < 0 || this.size > LARGEST) this.renew();
  }

  append(name, data) {
    return this.write(APPEND, name, data);
  }

  replace(name, data) {
    return this.write(REPLACE, name, data);
  }

  // 0 once it is on the disk, else the number of an error, and nothing has changed.
  write(kind, name, data) {
    const error = this.put(record(kind, name, data));
    if (!error) change(this.blobs, kind, name, data);
    return error;
  }

  put(bytes) {
    const file = this.files[this.current];
    try {
      const written = file.write(bytes, { at: this.size });
      if (written < bytes.length) throw new DOMException("short", "QuotaExceededError");
      file.flush();
      this.size += bytes.length;
      return 0;
    } catch (error) {
      try {
        file.truncate(this.size);
      } catch { /* half a record is not read */ }
      return error.name === "QuotaExceededError" ? FULL : REFUSED;
    }
  }

  // Begin the other file with what stands. The one that counts is not touched.
  renew() {
    const before = { current: this.current, size: this.size, generation: this.generation };
    this.current = 1 - this.current;
    this.generation += 1;
    this.size = 0;
    const records = [...this.blobs].map(([name, data]) => record(REPLACE, name, data));
    try {
      this.files[this.current].truncate(0);
    } catch { /* what follows says it */ }
    if (this.put(joined(MAGIC, numbers(this.generation), ...records, record(COMPLETE, "", [])))) {
      Object.assign(this, before);
      if (this.generation < 0) throw new DOMException("nothing can be stored", "QuotaExceededError");
    }
  }
}

const PATIENCE = 5000; // ms that a worker which was just ended may take to let go of the files

// Raises what the browser says where it keeps nothing.
export async function open() {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("hamstertop", { create: true });
  const files = [];
  const until = performance.now() + PATIENCE;
  for (const name of FILES) {
    const handle = await folder.getFileHandle(name, { create: true });
    for (;;) {
      try {
        files.push(await handle.createSyncAccessHandle());
        break;
      } catch (error) {
        if (error.name !== "NoModificationAllowedError" || performance.now() > until) throw error;
        await new Promise((done) => setTimeout(done, 50));
      }
    }
  }
  return new Store(files);
}
