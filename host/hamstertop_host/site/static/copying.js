// Brings a board's files up to date, as hamstertop_host/flashing/copying.py does: only what changed; the manifest and the
// start-up file go away first and come back last, so that a copy which broke off starts nothing half new.

import { Trouble } from "./trouble.js";

const PACKAGE = "hamstertop";
const NEW = ".new";
const OLD = ".old";

export async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isCode(path) {
  return [".py", ".mpy", NEW].some((end) => path.endsWith(end));
}

function listed(manifest) {
  try {
    return Object.keys(JSON.parse(new TextDecoder().decode(manifest)).files);
  } catch {
    return [];
  }
}

// `device` reads, looks, writes, renames and removes; `files` are what it should have, the manifest among them. Tells
// `report` how far it is, from 0 to 1. Gives how many files were copied and removed.
export async function bringUpToDate(device, files, { start, manifest }, report) {
  const content = new Map(files);
  const last = content.get(manifest);
  content.delete(manifest);
  const wanted = new Map();
  for (const [path, data] of content) wanted.set(path, await digest(data));
  const before = await device.read(manifest);
  const ours = [...new Set([...content.keys(), ...listed(before ?? new Uint8Array())])];
  const there = await device.look(PACKAGE, [...ours, ...ours.map((path) => path + NEW)]);
  there.delete(manifest);
  let write = [...content.keys()].filter((path) => there.get(path) !== wanted.get(path));
  const remove = [...there.keys()].filter((path) => !content.has(path) && isCode(path)).sort();
  if (!write.length && !remove.length && before && await digest(before) === await digest(last)) return { written: 0, removed: 0 };
  if (write.length || remove.length) write = [...write.filter((path) => path !== start).sort(), start];
  if (!before && there.has(start) && there.get(start) !== wanted.get(start)) await device.rename(start, start + OLD);
  for (const path of [...write.slice(-1), manifest, ...remove]) await device.remove(path);
  const total = write.reduce((sum, path) => sum + content.get(path).length, 0) || 1;
  let done = 0;
  for (const path of write) {
    report(done / total);
    await device.write(path, content.get(path));
    done += content.get(path).length;
  }
  report(1);
  const now = await device.look(PACKAGE, [...content.keys()]);
  const wrong = [...content.keys()].find((path) => now.get(path) !== wanted.get(path));
  if (wrong) throw new Trouble("copying.wrong", { file: wrong });
  await device.write(manifest, last);
  return { written: write.length, removed: remove.length };
}
