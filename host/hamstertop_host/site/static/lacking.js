// What the page cannot do without, and this browser does not have: the keys of what is said of it.

const NEEDED = { "lack.wasm": "WebAssembly", "lack.unpack": "DecompressionStream", "lack.worker": "Worker" };

export function lacking() {
  return Object.entries(NEEDED)
    .filter(([, name]) => !(name in globalThis))
    .map(([key]) => key);
}
