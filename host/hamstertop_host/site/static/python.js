// MicroPython with modules from packs.

import { loadMicroPython } from "./micropython.mjs";
import { unpack } from "./pack.js";
import { Trouble } from "./trouble.js";

const HEAP = 8 << 20; // bytes
const RANDOM = `import js, os
os.urandom = lambda count: bytes(js.crypto.getRandomValues(js.Uint8Array.new(count)))`;

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

// Add the modules of a pack to those of a MicroPython that runs.
export async function add(runtime, pack) {
  write(runtime, await unpack(pack));
}

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
