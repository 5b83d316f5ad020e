// Saved games: kept by the browser, saved as the files that `hamstertop log` reads, opened again, and reported.

import { $, save } from "./dom.js";
import * as link from "./link.js";
import { report } from "./report.js";
import { unzip, zip } from "./zip.js";

const SUFFIX = ".bin";
const HEAD = [0x48, 0x54]; // "HT"
let titles = {}; // name of a game's blob -> what it is called

export function known(site) {
  titles = site.titles;
}

export async function list() {
  const blobs = await link.saved();
  const names = [...blobs?.keys() ?? []].filter((name) => name in titles && blobs.get(name).length);
  $("games").replaceChildren(...names.map((name) => {
    const [entry, button] = [document.createElement("li"), document.createElement("button")];
    button.type = "button";
    button.textContent = titles[name];
    button.title = `Save ${name}${SUFFIX}`;
    button.addEventListener("click", async () => save(new Blob([(await link.saved()).get(name)]), name + SUFFIX));
    entry.append(button);
    return entry;
  }));
  $("no-games").hidden = names.length > 0;
  for (const id of ["keep", "report"]) $(id).disabled = !names.length;
}

function asFiles(blobs) {
  const kept = [...blobs].filter(([, data]) => data.length);
  return new Map(kept.map(([name, data]) => [`saved/${name}${SUFFIX}`, data]));
}

function say(text) {
  $("games-said").textContent = text;
}

// The name of a blob: of a game by what is in it, whatever the file is called.
function nameOf(file, bytes) {
  if (HEAD.some((byte, at) => bytes[at] !== byte)) return null;
  const title = new TextDecoder("latin1").decode(bytes.subarray(8, 4 + bytes[3]));
  if (title in titles) return title;
  const name = file.replace(/^.*\//, "").replace(SUFFIX, "").replace(/ ?\(\d+\)$/, "");
  return ["settings", "results"].includes(name) ? name : null;
}

async function contents(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return bytes[0] === 0x50 && bytes[1] === 0x4b ? unzip(bytes) : new Map([[file.name, bytes]]);
}

async function open(files) {
  const found = new Map();
  const refused = [];
  for (const file of files) {
    for (const [path, bytes] of await contents(file)) {
      const name = nameOf(path, bytes);
      if (name) found.set(name, bytes);
      else if (!path.endsWith("/")) refused.push(path);
    }
  }
  if (!found.size) {
    say(`No saved game in ${refused.join(", ") || "it"}: choose .bin files, or a .zip of them.`);
    return;
  }
  const blobs = await link.saved();
  if (!blobs) {
    say("Switch the power on first.");
    return;
  }
  const replaced = [...found.keys()].filter((name) => name in titles && blobs.get(name)?.length);
  const question = `This replaces the saved game of ${replaced.map((name) => titles[name]).join(", ")}. Go on?`;
  if (replaced.length && !confirm(question)) return;
  link.restore(found);
  say(`Opened: ${[...found.keys()].map((name) => titles[name] ?? name).join(", ")}.`);
}

$("keep").addEventListener("click", async () => {
  const blobs = await link.saved();
  const day = new Date().toISOString().slice(0, 10);
  save(zip(asFiles(blobs)), `hamstertop-${day}.zip`);
});
$("open").addEventListener("click", () => $("files").click());
$("files").addEventListener("change", async () => {
  await open([...$("files").files]).catch((error) => say(`It cannot be read: ${error.message}`));
  $("files").value = "";
});
$("report").addEventListener("click", async () => {
  say("Making the report…");
  try {
    await report(asFiles(await link.saved()), "this browser");
    say("");
  } catch (error) {
    say(`No report: ${error.message}`);
  }
});
