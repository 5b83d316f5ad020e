// Saved games in the browser: save them as files that `hamstertop log` can read, open such files, and show reports.

import { $, element, save, today } from "./dom.js";
import * as link from "./link.js";
import { button, changed, language, put, say as tell, text } from "./words.js";

/** @import { Bytes, Places, Saying } from "./types/messages.js" */
/** @import { Blobs, Site } from "./types/site.js" */

const SUFFIX = ".bin";
// A blob begins with three letters and the version. Those of a game are HTG.
const MAGIC = /^(HTG|HTR|HTS)/;
/** @type {Record<string, string>} */
const KINDS = { HTR: "results", HTS: "settings" };
const TITLE = /"title":"(\w+)"/; // in a game's first record
const FIRST = 120; // size in bytes of a part that includes this record
const LARGEST = 1 << 18; // the maximum size of a saved game in bytes; a typical game takes a few thousand
const ALL = 1 << 22; // the maximum size in bytes of everything opened at once
const MANY = 100; // the maximum number of files opened at once
const BEFORE = "before."; // the prefix for blobs that were set aside, see worker.js
const ASIDE = "set-aside/"; // their folder in the zip file
/** @type {Site["titles"]} */
let titles = {}; // language -> name of a game's blob -> name of the game
/** @type {string[]} */
let secrets = []; // the titles with secrets
let format = 0; // the format version that the firmware writes

/** @param {Site} site */
export function known(site) {
  titles = site.titles;
  secrets = site.secrets;
  format = site.format;
}

/** @param {string} name */
function called(name) {
  return titles[language]?.[name];
}

/** @param {string} name */
function secret(name) {
  return secrets.includes(name);
}

// Pass the device's results to the results page.
/** @param {Bytes} results @param {boolean} now */
export function note(results, now) {
  import("./evenings.js").then((evenings) => evenings.note(results, now)).catch(() => {});
}

// Return a button that does something with a saved game.
/** @param {string} name @param {string} key @param {string} long @param {(data: Bytes) => unknown} act */
function acts(name, key, long, act) {
  const made = button(key, async () => {
    const data = (await link.saved())?.get(name);
    if (data) await act(data);
  });
  put(made, long, { file: called(name), game: called(name) }, "aria-label");
  return made;
}

export async function list() {
  const blobs = (await link.saved()) ?? new Map();
  const results = blobs.get("results");
  if (results?.length) note(results, false);
  const names = [...blobs.keys()].filter((name) => called(name) && blobs.get(name).length);
  $("games").replaceChildren(
    ...names.map((name) =>
      element(
        "li",
        "",
        called(name),
        " ",
        acts(name, "save", "games.save", (data) => save(new Blob([data]), `${called(name)} ${today()}${SUFFIX}`)),
        " ",
        acts(name, "evenings.share", "shared.link", async (data) =>
          (await import("./shared.js")).give(called(name), data, secret(name)),
        ),
      ),
    ),
  );
  $("no-games").hidden = names.length > 0;
  for (const button of [$("keep"), $("report")]) button.disabled = !names.length;
}

/** @param {Blobs} blobs @returns {Blobs} */
function asFiles(blobs) {
  const kept = [...blobs].filter(([, data]) => data.length);
  /** @param {string} name */
  const place = (name) => (name.startsWith(BEFORE) ? ASIDE + name.slice(BEFORE.length) : `saved/${name}`);
  return new Map(kept.map(([name, data]) => [place(name) + SUFFIX, data]));
}

/** @param {Saying[]} sayings */
function say(...sayings) {
  tell($("games-said"), ...sayings);
}

/** @param {Bytes} bytes */
function beginning(bytes) {
  return new TextDecoder("latin1").decode(bytes.subarray(0, FIRST));
}

// Return the name of the blob with this content, or null if it is none of ours.
/** @param {Bytes} bytes */
function nameOf(bytes) {
  const [magic] = MAGIC.exec(beginning(bytes)) ?? [""];
  const title = TITLE.exec(beginning(bytes))?.[1] ?? "";
  return KINDS[magic] ?? (magic && called(title) ? title : null);
}

// Read files. Return the blobs that can be opened, and the names of the other files by the reason why they cannot.
/** @param {File[]} files @returns {Promise<[Blobs, [string, Places][]]>} */
async function sorted(files) {
  /** @type {Blobs} */
  const found = new Map();
  /** @type {Record<string, string[]>} */
  const refused = { "games.other": [], "games.newer": [], "games.large": [] };
  const { contents } = await import("./zip.js"); // loaded only when it is needed, as are the reports
  for (const [path, bytes] of await contents(files, MANY, ALL)) {
    const name = nameOf(bytes);
    if (path.endsWith("/") || path.startsWith(ASIDE)) continue;
    if (bytes[3] > format && MAGIC.test(beginning(bytes))) refused["games.newer"].push(path);
    else if (!name) refused["games.other"].push(path);
    else if (bytes.length > LARGEST) refused["games.large"].push(path);
    else found.set(name, bytes);
  }
  return [
    found,
    Object.entries(refused)
      .filter(([, paths]) => paths.length)
      .map(([key, paths]) => /** @type {[string, Places]} */ ([key, { files: paths }])),
  ];
}

/** @param {string[]} blobs */
function names(blobs) {
  return { games: blobs.map((name) => called(name) ?? text(`games.${name}`)) };
}

/** @param {File[]} files */
async function open(files) {
  const [found, refused] = await sorted(files);
  if (!found.size) {
    say(...(refused.length ? refused : ["games.empty"]));
    return;
  }
  const blobs = await link.saved();
  if (!blobs) {
    say("games.off");
    return;
  }
  const replaced = [...found.keys()].filter((name) => called(name) && blobs.get(name)?.length);
  if (replaced.length && !confirm(text("games.replace", { games: replaced.map(called) }))) return;
  const unstored = await link.restore(found);
  const stored = [...found.keys()].filter((name) => !unstored.includes(name));
  /** @type {[string[], string][]} */
  const outcomes = [
    [stored, "games.opened"],
    [unstored, "games.unstored"],
  ];
  const done = outcomes.filter(([some]) => some.length);
  say(...done.map(([some, key]) => /** @type {[string, Places]} */ ([key, names(some)])), ...refused);
}

// Store a shared game as its title's saved game, and open it. Return whether this was possible.
/** @param {string} name @param {Bytes} bytes */
async function playOn(name, bytes) {
  const blobs = await link.saved();
  if (!blobs) alert(text("games.off"));
  else if (!blobs.get(name)?.length || confirm(text("games.replace", { games: [called(name)] }))) {
    const unstored = await link.restore(new Map([[name, bytes]]), name);
    if (!unstored.length) return true;
    alert(text("games.unstored", names(unstored)));
  }
  return false;
}

// Show the game that the page's address brings.
export async function take() {
  const { take } = await import("./shared.js");
  await take({ most: LARGEST, format, called, secret, open: playOn });
}

// Save everything in the storage as a single file.
/** @param {Blobs} blobs */
export async function keep(blobs) {
  const { zip } = await import("./zip.js");
  save(zip(asFiles(blobs)), `Hamstertop ${today()}.zip`);
}

changed(list);
$("keep").addEventListener("click", async () => keep((await link.saved()) ?? new Map()));
$("open").addEventListener("click", () => $("opened").click());
$("opened").addEventListener("change", async () => {
  await open([...($("opened").files ?? [])]).catch((error) => say(["games.unreadable", { reason: error }]));
  $("opened").value = "";
});
$("report").addEventListener("click", async () => {
  say("report.making");
  try {
    const { report } = await import("./report.js");
    await report(asFiles((await link.saved()) ?? new Map()), text("report.browser"));
    say();
  } catch (error) {
    say(["report.none", { reason: error }]);
  }
});
