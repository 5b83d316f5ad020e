// Plays recorded legs of the tour, one after the other, in MicroPython's WebAssembly port, whose words have 32 bits like a
// board's, and prints what lives in the heap at the fullest frame, in bytes, then the digest of each frame:
//
// node heap.mjs FOLDER LEG...
//
// FOLDER has micropython.mjs and micropython.wasm, and in `lib` what a board would have on its path.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...legs] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(join(folder, "micropython.mjs")).href);
const runtime = await loadMicroPython({ url: join(folder, "micropython.wasm"), heapsize: 1 << 20 });

copy(join(folder, "lib"), "/lib");
runtime.FS.mkdir("/saved");
const paths = legs.map((leg, index) => {
  runtime.FS.writeFile(`/leg${index}`, readFileSync(leg));
  return `/leg${index}`;
});
runtime.runPython("import js, os; os.urandom = lambda n: bytes(js.crypto.getRandomValues(js.Uint8Array.new(n)))");
const gc = runtime.pyimport("gc");
const heap = runtime.pyimport("heap");

try {
  heap.start(paths.join(" "), "/saved");
  let most = 0;
  const digests = [];
  for (let frame = heap.step(); frame !== null; frame = heap.step()) {
    if (!frame) continue;
    most = Math.max(most, living());
    digests.push(createHash("sha256").update(heap.shown(), "hex").digest("hex"));
  }
  console.log(most, ...digests);
} catch (error) {
  console.error(error.message); // uncaught, it would come with all of micropython.mjs
  process.exitCode = 1;
}

// Garbage is collected only as Python returns to JavaScript.
function living() {
  gc.collect();
  return gc.mem_alloc();
}

function copy(from, to) {
  if (!runtime.FS.analyzePath(to).exists) runtime.FS.mkdir(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), `${to}/${entry.name}`];
    if (entry.isDirectory()) copy(source, target);
    else runtime.FS.writeFile(target, readFileSync(source));
  }
}
