// Saved games: kept by the browser, saved as the files that `hamstertop log` reads, opened again, and reported.

import { $, save } from "./dom.js";
import * as link from "./link.js";
import { report } from "./report.js";
import { changed, language, put, say as tell, text } from "./words.js";
import { unzip, zip } from "./zip.js";

const SUFFIX = ".bin";
const HEAD = [0x48, 0x54]; // "HT"
let titles = {}; // language -> name of a game's blob -> what it is called

export function known(site) {
  titles = site.titles;
}

function called(name) {
  return titles[language]?.[name];
}

export async function list() {
  const blobs = await link.saved();
  const names = [...blobs?.keys() ?? []].filter((name) => called(name) && blobs.get(name).length);
  $("games").replaceChildren(...names.map((name) => {
    const [entry, button] = [document.createElement("li"), document.createElement("button")];
    button.type = "button";
    put(button, "save");
    put(button, "games.save", { file: called(name) }, "aria-label");
    button.addEventListener("click", async () => {
      save(new Blob([(await link.saved()).get(name)]), `${called(name)} ${today()}${SUFFIX}`);
    });
    entry.append(called(name), " ", button);
    return entry;
  }));
  $("no-games").hidden = names.length > 0;
  for (const id of ["keep", "report"]) $(id).disabled = !names.length;
}

function today() {
  return new Date().toISOString().slice(0, 10);
}

function asFiles(blobs) {
  const kept = [...blobs].filter(([, data]) => data.length);
  return new Map(kept.map(([name, data]) => [`saved/${name}${SUFFIX}`, data]));
}

function say(...sayings) {
  tell($("games-said"), ...sayings);
}

// The name of a blob: of a game by what is in it, whatever the file is called.
function nameOf(file, bytes) {
  if (HEAD.some((byte, at) => bytes[at] !== byte)) return null;
  const title = new TextDecoder("latin1").decode(bytes.subarray(8, 4 + bytes[3]));
  if (called(title)) return title;
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
    say(refused.length ? ["games.other", { files: refused }] : "games.empty");
    return;
  }
  const blobs = await link.saved();
  if (!blobs) {
    say("games.off");
    return;
  }
  const replaced = [...found.keys()].filter((name) => called(name) && blobs.get(name)?.length);
  if (replaced.length && !confirm(text("games.replace", { games: replaced.map(called) }))) return;
  link.restore(found);
  say(["games.opened", { games: [...found.keys()].map((name) => called(name) ?? text(`games.${name}`)) }]);
}

changed(list);
$("keep").addEventListener("click", async () => {
  const blobs = await link.saved();
  save(zip(asFiles(blobs)), `Hamstertop ${today()}.zip`);
});
$("open").addEventListener("click", () => $("files").click());
$("files").addEventListener("change", async () => {
  await open([...$("files").files]).catch((error) => say(["games.unreadable", { reason: error }]));
  $("files").value = "";
});
$("report").addEventListener("click", async () => {
  say("report.making");
  try {
    await report(asFiles(await link.saved()), text("report.browser"));
    say();
  } catch (error) {
    say(["report.none", { reason: error }]);
  }
});
