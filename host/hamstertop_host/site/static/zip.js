// Read and write zip files. They are written without compression, because saved games are small, but can be read with
// or without it.

import { crc32 } from "./crc.js";
import { Trouble } from "./trouble.js";

/** @import { Bytes } from "./types/messages.js" */
/** @import { Blobs } from "./types/site.js" */

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];

/** @param {[size: number, value: number][]} fields */
function little(...fields) {
  // each field is [size in bytes, value]
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  fields.reduce((at, [size, value]) => {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    return at + size;
  }, 0);
  return new Uint8Array(view.buffer);
}

/** @param {Blobs} files */
export function zip(files) {
  const parts = [];
  const entries = [];
  let at = 0;
  for (const [path, data] of files) {
    const name = new TextEncoder().encode(path);
    // Version 2.0, names in UTF-8, stored, 1 January 1980.
    /** @type {[number, number][]} */
    const fields = [
      [2, 20],
      [2, 0x800],
      [2, 0],
      [2, 0],
      [2, 33],
      [4, crc32(data)],
      [4, data.length],
      [4, data.length],
      [2, name.length],
      [2, 0],
    ];
    const head = little([4, LOCAL], ...fields);
    entries.push(little([4, CENTRAL], [2, 20], ...fields, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]), name);
    parts.push(head, name, data);
    at += head.length + name.length + data.length;
  }
  const size = entries.reduce((sum, entry) => sum + entry.length, 0);
  const end = little([4, END], [2, 0], [2, 0], [2, files.size], [2, files.size], [4, size], [4, at], [2, 0]);
  return new Blob([...parts, ...entries, end], { type: "application/zip" });
}

// Return the content of chosen files by path: the files in a zip file, or the file itself. Throw an error if there are
// more than `many`, or if they have more than `most` bytes in total. An entry counts each time it is listed, as several
// can share their bytes.
/** @param {File[]} chosen @param {number} many @param {number} most @returns {Promise<[string, Bytes][]>} */
export async function contents(chosen, many, most) {
  /** @type {[string, Bytes][]} */
  const found = [];
  let left = most;
  /** @param {string} path @param {Bytes} data */
  const take = (path, data) => {
    left -= data.length;
    if (left < 0 || found.push([path, data]) > many) throw new Trouble("games.large", { files: path });
  };
  for (const file of chosen) {
    if (file.size > left) throw new Trouble("games.large", { files: file.name });
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) take(file.name, bytes);
    else
      await unzip(bytes, () => left, take).catch((error) => {
        throw error instanceof Trouble ? error : new Trouble("fault.zip.damaged"); // the browser's own would not help
      });
  }
  return found;
}

// Pass the files in a zip file to `take`. `left` returns how many bytes the next one may have.
/** @param {Bytes} bytes @param {() => number} left @param {(path: string, data: Bytes) => void} take */
async function unzip(bytes, left, take) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end--;
  if (end < 0) throw new Trouble("fault.zip");
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count; count--) {
    const [method, name, extra, comment] = [10, 28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const [crc, packed, local] = [16, 20, 42].map((offset) => view.getUint32(at + offset, true));
    const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name));
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const data = bytes.subarray(start, start + packed);
    const whole = method === 0 ? data.slice() : await through(data, new DecompressionStream("deflate-raw"), left());
    if (!whole) throw new Trouble("games.large", { files: path });
    if (crc32(whole) !== crc) throw new Trouble("fault.zip.damaged");
    take(path, whole);
    at += 46 + name + extra + comment;
  }
}

// Return what a stream makes of some bytes, or null if it is more than `most` bytes.
/** @param {Bytes} bytes @param {GenericTransformStream} stream @param {number} [most] */
export async function through(bytes, stream, most = Infinity) {
  const parts = [];
  let size = 0;
  for (const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader(); ;) {
    const { value, done } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > most) return null;
    parts.push(value);
  }
}
