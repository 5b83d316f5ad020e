// Run MicroPython with modules from packs.

import { loadMicroPython } from "./micropython.mjs";
import { unpack } from "./pack.js";
import { Trouble } from "./trouble.js";

/** @import { Runtime } from "./micropython.mjs" */
/** @import { Fault } from "./types/messages.js" */
/** @import { Blobs, Told } from "./types/site.js" */

const HEAP = 8 << 20; // bytes
const RANDOM = `import js, os
os.urandom = lambda count: bytes(js.crypto.getRandomValues(js.Uint8Array.new(count)))`;

/** @param {string[]} packs @param {(text: string) => void} print */
export async function python(packs, print) {
  if (!globalThis.WebAssembly) throw new Trouble("lack.wasm");
  const [runtime, ...unpacked] = await Promise.all([
    loadMicroPython({
      heapsize: HEAP,
      stdout: print,
      stderr: print,
      url: new URL("micropython.wasm", import.meta.url).href,
    }),
    ...packs.map(unpack),
  ]);
  unpacked.forEach((files) => write(runtime, files));
  runtime.runPython(RANDOM);
  return runtime;
}

// Convert an error in a worker into a message for its page.
/** @param {Fault} error @returns {Told} */
export function told({ message, key, places }) {
  return { message: `${message.trim().split("\n").pop()}`, key, places };
}

// Add a pack's modules to a running MicroPython instance.
/** @param {Runtime} runtime @param {string} pack */
export async function add(runtime, pack) {
  write(runtime, await unpack(pack));
}

/** @param {Runtime} runtime @param {Blobs} files */
function write(runtime, files) {
  for (const [path, data] of files) {
    const folders = `/lib/${path}`.split("/").slice(1, -1);
    folders.reduce((above, name) => {
      const folder = `${above}/${name}`;
      if (!runtime.FS.analyzePath(folder).exists) runtime.FS.mkdir(folder);
      return folder;
    }, "");
    runtime.FS.writeFile(`/lib/${path}`, data);
  }
}
