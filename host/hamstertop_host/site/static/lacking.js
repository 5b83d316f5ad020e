// The features that the page needs but this browser lacks, as the keys of the messages about them.

const NEEDED = { "lack.wasm": "WebAssembly", "lack.unpack": "DecompressionStream", "lack.worker": "Worker" };

export function lacking() {
  return Object.entries(NEEDED)
    .filter(([, name]) => !(name in globalThis))
    .map(([key]) => key);
}
