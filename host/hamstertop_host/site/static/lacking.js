// The features that the page needs and this browser lacks, as the keys of the texts about them.

const NEEDED = { "lack.wasm": "WebAssembly", "lack.unpack": "DecompressionStream", "lack.worker": "Worker" };

export function lacking() {
  return Object.entries(NEEDED)
    .filter(([, name]) => !(name in globalThis))
    .map(([key]) => key);
}
