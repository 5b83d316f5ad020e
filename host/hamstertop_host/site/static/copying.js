// Update the files on a board. The steps are planned by hamstertop_host/flashing/planning.py, which `hamstertop flash`
// also uses; here it runs on MicroPython.

import { unpack } from "./pack.js";
import { python } from "./python.js";
import { Trouble } from "./trouble.js";

/** @import { Ask, Device, Fact, Known, Plan } from "./types/flashing.js" */
/** @import { Bytes } from "./types/messages.js" */
/** @import { Blobs } from "./types/site.js" */

const PACKAGE = "hamstertop";
const SAVED = "saved";
const NEW = ".new";

/** @param {Bytes} bytes */
export async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Load the planner and return a function that calls its functions with plain data.
/** @returns {Promise<Ask>} */
export async function planner() {
  /** @type {string[]} */
  const printed = [];
  const runtime = await python(["planning.pack"], (text) => printed.push(text));
  const module = runtime.pyimport("planning");
  return (name, facts) => JSON.parse(module[`${name}_as_json`](JSON.stringify(facts)));
}

/** @param {Bytes | null} manifest @returns {string[]} */
function listed(manifest) {
  try {
    return Object.keys(JSON.parse(new TextDecoder().decode(manifest ?? undefined)).files);
  } catch {
    return [];
  }
}

// Return the same bytes as `manifest` in files.py.
/** @param {Known} known @param {Map<string, string>} digests */
function manifestOf({ board, runtime, version }, digests) {
  const files = Object.fromEntries([...digests].sort(([one], [other]) => (one < other ? -1 : 1)));
  return new TextEncoder().encode(JSON.stringify({ board, runtime, version, files }, null, 1));
}

/** @param {number} size @param {string} digest @returns {Fact} */
const fact = (size, digest) => [size, digest];

/** @param {Blobs} content @param {Known} known */
async function wholeOf(content, known) {
  /** @type {Map<string, string>} */
  const digests = new Map();
  for (const [path, data] of content) digests.set(path, await digest(data));
  const manifest = manifestOf(known, digests);
  digests.set(known.manifest, await digest(manifest));
  const files = new Map([...content, [known.manifest, manifest]]);
  return {
    files,
    facts: Object.fromEntries([...files].map(([path, data]) => [path, fact(data.length, `${digests.get(path)}`)])),
  };
}

// Plan how to copy these files to a device.
/** @param {Device} device @param {Blobs} content @param {Known} known @returns {Promise<Plan>} */
async function planned(device, content, known) {
  const ask = await planner();
  const before = await device.read(known.manifest);
  const ours = new Set([...content.keys(), ...listed(before)]);
  const there = await device.look(PACKAGE, [...ours, ...[...ours].map((path) => path + NEW)]);
  const saved = [...(await device.look(SAVED, [])).values()].map(([size]) => size);
  const notice = new TextEncoder().encode(known.notice);
  const { files, facts } = await wholeOf(content, known);
  const plan = ask("plan", {
    files: facts,
    there: Object.fromEntries(there),
    listed: before && listed(before),
    names: { start: known.start, before: known.before, manifest: known.manifest },
    notice: [notice.length, await digest(notice)],
    room: { kind: known.system, saved, ...(await device.room(ask, known.size)) },
  });
  if (plan.fits) return { steps: plan.steps, files, facts, notice };
  throw new Trouble("copying.room", { needed: Math.ceil(plan.needed / 1024), free: Math.floor(plan.free / 1024) });
}

// Bring a device's files up to date. Return how many files were copied, how many there are, and how many were removed.
// `device` has the methods read, look, room, write and remove; `address` is the address of the pack with its files;
// `known` is the board's entry in boards.json; `report` is called with the progress, from 0 to 1.
/** @param {Device} device @param {string} address @param {Known} known @param {(share: number) => void} report */
export async function bringUpToDate(device, address, known, report) {
  const { steps, files, facts, notice } = await planned(device, await unpack(address), known);
  const written = steps.filter(([kind]) => kind === "write").map(([, path]) => path);
  /** @param {string} path */
  const ours = (path) => files.get(path) ?? new Uint8Array();
  const total = written.reduce((sum, path) => sum + ours(path).length, 0) || 1;
  let done = 0;
  for (const [at, [kind, path, to]] of steps.entries()) {
    report(done / total);
    if (kind === "copy") await device.write(to, await wanted(device, path));
    else if (kind === "notice") await device.write(path, notice);
    else if (kind === "remove") await device.remove(path);
    else if (kind === "check") await check(device, facts, new Set(steps.slice(at).map(([, later]) => later)));
    else {
      await device.write(path, ours(path));
      done += ours(path).length;
    }
  }
  const start = await device.read(known.start);
  if (!start || (await digest(start)) !== facts[known.start][1])
    throw new Trouble("copying.wrong", { file: known.start });
  report(1);
  const removed = steps.filter(([kind, path]) => kind === "remove" && !files.has(path)).length;
  return { written: written.filter((path) => path !== known.manifest).length, files: files.size - 1, removed };
}

// Return a file from a device, or throw an error if it does not exist.
/** @param {Device} device @param {string} path */
async function wanted(device, path) {
  const data = await device.read(path);
  if (!data) throw new Trouble("copying.wrong", { file: path });
  return data;
}

// Throw an error unless all files have arrived, except those to be written later.
/** @param {Device} device @param {Record<string, Fact>} facts @param {Set<string>} later */
async function check(device, facts, later) {
  const paths = Object.keys(facts).filter((path) => !later.has(path));
  const now = await device.look(PACKAGE, paths);
  const wrong = paths.find((path) => now.get(path)?.[1] !== facts[path][1]);
  if (wrong) throw new Trouble("copying.wrong", { file: wrong });
}
