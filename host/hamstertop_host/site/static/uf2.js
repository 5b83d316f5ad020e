// Joins a runtime's own UF2 file and an image's: the same as `hamstertop image --with-runtime`.

import { Trouble } from "./trouble.js";

const BANNER = /(Micro|Circuit)Python v?(\d+)\.(\d+)\.(\d+)[^\0]* on \d{4}-/; // what a runtime prints as it starts
const [BLOCK, FIRST, SECOND, LAST, NOT_FLASH] = [512, 0x0a324655, 0x9e5d5157, 0x0ab16f30, 1];

function blocks(bytes) {
  const found = [];
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const block = new DataView(bytes.buffer, bytes.byteOffset + at, Math.min(BLOCK, bytes.length - at));
    if (block.byteLength < BLOCK || block.getUint32(0, true) !== FIRST || block.getUint32(4, true) !== SECOND) {
      throw new Trouble("uf2.other");
    }
    if (block.getUint32(BLOCK - 4, true) !== LAST) throw new Trouble("uf2.damaged");
    if (!(block.getUint32(8, true) & NOT_FLASH)) found.push(block);
  }
  if (!bytes.length) throw new Trouble("uf2.empty");
  return found;
}

// What a runtime's own file says of itself, null where that is not found. `kinds` are what is known of the runtimes.
export function runtimeIn(bytes, kinds) {
  const decoder = new TextDecoder("latin1");
  const flash = blocks(bytes).map((block) => decoder.decode(new Uint8Array(block.buffer, block.byteOffset + 32, 256))).join("");
  const banner = BANNER.exec(flash);
  if (!banner) return null;
  const name = `${banner[1].toLowerCase()}python`;
  const found = kinds.flatMap(({ models }) => models).find(({ identity }) => (
    flash.includes(name === "micropython" ? `${identity} with RP` : `\0${identity}\0`)));
  return found ? { name, version: banner.slice(2).map(Number), identity: found.identity } : null;
}

export function joined(runtime, firmware) {
  const all = [...blocks(runtime), ...blocks(firmware)];
  if (new Set(all.map((block) => block.getUint32(28, true))).size !== 1) {
    throw new Trouble("uf2.chips");
  }
  const places = all.map((block) => [block.getUint32(12, true), block.getUint32(16, true)]);
  places.sort((one, other) => one[0] - other[0]).reduce((reached, [address, size]) => {
    if (address < reached) throw new Trouble("uf2.overlap");
    return address + size;
  }, 0);
  const whole = new Uint8Array(all.length * BLOCK);
  all.forEach((block, number) => {
    whole.set(new Uint8Array(block.buffer, block.byteOffset, BLOCK), number * BLOCK);
    const copy = new DataView(whole.buffer, number * BLOCK, BLOCK);
    copy.setUint32(20, number, true);
    copy.setUint32(24, all.length, true);
  });
  return whole;
}
