// The page that installs Hamstertop on a board.

import { bringUpToDate } from "./copying.js";
import { $, all } from "./dom.js";
import { DriveDevice } from "./drive.js";
import "./offline.js";
import { report } from "./report.js";
import * as sending from "./sending.js";
import { SerialDevice } from "./serial.js";
import { Trouble } from "./trouble.js";
import { changed, either, language, put, say as tell, text } from "./words.js";

/** @import { About, Code, Device, Offer } from "./types/flashing.js" */
/** @import { Bytes, Places, Saying } from "./types/messages.js" */
/** @import { Blobs, Site } from "./types/site.js" */

const MPY = 6;
/** @type {Record<string, string>} */
const CALLED = { micropython: "MicroPython", circuitpython: "CircuitPython" };
/** @type {{boards: Record<string, Offer>, code: Code, version: string}} */
const { boards, code, version } = await (await fetch("boards.json")).json();
let runtime = "";
let working = false;
let chosen = false; // whether the user has chosen the board
/** @type {{settings: Bytes, file?: string} | null} */
let taken = null; // settings from a file, to be sent to a board

function board() {
  return boards[$("which").value];
}

function known() {
  return board().runtimes[runtime];
}

/** @param {Saying[]} sayings */
function say(...sayings) {
  tell($("said"), ...sayings);
}

/** @param {string} value @param {string} words */
function option(value, words) {
  const entry = document.createElement("option");
  entry.value = value;
  entry.textContent = words;
  return entry;
}

function show() {
  $("parts").replaceChildren(
    ...board().parts.map(([count, what, remark]) => {
      const entry = document.createElement("li");
      entry.textContent = `${count} × ${what}${remark && ` (${remark})`}`;
      return entry;
    }),
  );
  [$("wiring").width, $("wiring").height] = board().wiring;
  $("wiring").src = `boards/${$("which").value}.svg`;
  put($("wiring"), "board.wiring", { board: board().name }, "alt");
  const { frozen, uf2s } = board();
  $("new").hidden = !frozen;
  $("uf2s").replaceChildren(
    ...uf2s.map((address) => {
      const [entry, link] = [document.createElement("li"), document.createElement("a")];
      Object.assign(link, { href: address, download: "", textContent: address.replace("boards/", "") });
      entry.append(link);
      return entry;
    }),
  );
  $("bootsel").hidden = !uf2s.length;
  $("command").hidden = uf2s.length > 0;
  put($("command"), "board.new.command", { board: $("which").value });
  const names = Object.keys(board().runtimes);
  $("runtimes").hidden = names.length < 2;
  $("runtimes").replaceChildren(
    ...names.map((name) => {
      const [label, input] = [document.createElement("label"), document.createElement("input")];
      Object.assign(input, { type: "radio", name: "runtime", value: name, checked: name === names[0] });
      input.addEventListener("change", () => choose(name));
      label.append(input, CALLED[name]);
      return label;
    }),
  );
  choose(names[0]);
}

/** @param {string} name */
function choose(name) {
  runtime = name;
  for (const place of all(".runtime")) put(place, place.dataset.text, { runtime: CALLED[name] });
  $("folder").hidden = name !== "circuitpython";
  $("update").hidden = name !== "micropython" || !known().models.some(({ files }) => files);
  $("zip").href = `boards/${$("which").value}-circuitpython.zip`;
  versions();
  say();
}

function versions() {
  put($("versions"), "board.drive.first", { versions: either(known().versions) });
}

// Return an event handler that runs `work` with all buttons disabled and shows any error as a message.
/**
 * @template {unknown[]} Given
 * @param {(...given: Given) => Promise<void>} work
 * @returns {(...given: Given) => Promise<void>}
 */
function task(work) {
  return async (...given) => {
    const buttons = [...document.querySelectorAll("button")];
    buttons.forEach((button) => {
      button.disabled = true;
    });
    working = true;
    try {
      await work(...given);
    } catch (error) {
      if (error.name === "AbortError") say();
      else say(error);
    } finally {
      working = false;
      buttons.forEach((button) => {
        button.disabled = false;
      });
      $("progress").hidden = true;
    }
  };
}

/** @param {number} share */
function progress(share) {
  $("progress").hidden = false;
  $("progress").value = share;
}

// Return the model of a connected board. Throw an error if it does not match the chosen board or runtime, or if the
// runtime's version is not supported.
/** @param {About} about */
function check(about) {
  if (about.name !== runtime) throw new Trouble("board.check.runtime", { runtime: CALLED[about.name] ?? about.name });
  if ((about.mpy ?? MPY) !== MPY) throw new Trouble("board.check.bytecode", { board: about.mpy, ours: MPY });
  const found = known().models.find(({ identity }) => identity === about.identity);
  if (!found) throw new Trouble("board.check.other", { board: about.identity });
  if (!found.files || about.build) throw new Trouble("board.check.memory");
  const newer = about.version.map((part, at) => part - (found.least[at] ?? 0)).find((difference) => difference) ?? 0;
  if (newer < 0) {
    const [version, least] = [about.version, found.least].map((numbers) => numbers.join("."));
    throw new Trouble("board.check.old", { runtime: CALLED[runtime], version, least });
  }
  const line = about.version.slice(0, 2).join(".");
  if (runtime === "circuitpython" && !known().versions.includes(line)) {
    throw new Trouble("board.check.version", { versions: known().versions, version: line });
  }
  return found;
}

// Select the connected board: the one whose firmware is installed on it, or else the only one that it can be.
/** @param {Device} device @param {About} about */
async function recognise(device, about) {
  const fitting = Object.entries(boards).filter(([, { runtimes }]) =>
    runtimes[about.name]?.models.some(({ identity, files }) => files && identity === about.identity),
  );
  const there = ours(await device.read(known().manifest));
  if (chosen || !fitting.length) return;
  const found = fitting.find(([id]) => id === there) ?? (fitting.length === 1 ? fitting[0] : null);
  chosen = !found; // after this question, the choice on the page counts
  if (!found)
    throw new Trouble("board.several", { model: about.identity, boards: fitting.map(([, { name }]) => name) });
  if ($("which").value !== found[0]) {
    $("which").value = found[0];
    show();
  }
  const input = /** @type {HTMLInputElement} */ (document.querySelector(`#runtimes input[value=${about.name}]`));
  input.checked = true;
  choose(about.name);
}

// Return the board that a manifest's firmware is for, or null.
/** @param {Bytes | null} manifest @returns {string | null} */
function ours(manifest) {
  try {
    return JSON.parse(new TextDecoder().decode(manifest ?? undefined)).board;
  } catch {
    return null;
  }
}

/** @param {Device} device @returns {Promise<Saying[]>} */
async function bring(device) {
  const about = await device.about();
  await recognise(device, about);
  const { size } = check(about);
  say(["board.found", { board: board().name }], "board.copying");
  const facts = { ...known(), board: $("which").value, runtime, version, size, notice: code.notice };
  const pack = `boards/${facts.board}-${runtime}.pack`;
  const { written, files, removed } = await bringUpToDate(device, pack, facts, progress);
  return [written || removed ? ["board.copied", { written, files, removed }] : "board.current"];
}

async function port() {
  try {
    return await navigator.serial.requestPort();
  } catch (error) {
    throw error.name === "NotFoundError" ? new Trouble("serial.none") : error;
  }
}

const update = task(async () => {
  const wanted = await port();
  say("board.connecting");
  const device = await SerialDevice.open(wanted, code);
  let done;
  try {
    done = await bring(device);
  } finally {
    await device.close(true);
  }
  say(...done, "board.restarts");
});

const take = task(async (/** @type {File} */ file) => {
  taken = { settings: await sending.inFile(file), file: file.name };
  say(["sending.ready", { file: file.name }]);
});

const send = task(async () => {
  const { settings, file } = taken ?? { settings: await sending.chosen(), file: undefined };
  const wanted = await port();
  say("board.connecting");
  const device = await SerialDevice.open(wanted, code);
  let done;
  try {
    done = await sending.send(device, settings, file);
  } finally {
    await device.close(true);
  }
  taken = null;
  /** @type {Site} */
  const { titles } = await (await fetch("site.json")).json();
  const games = done.titles.map((title) => titles[language][title] ?? title);
  /** @type {[string, Record<string, string[]>][]} */
  const news = [
    ["sending.names", { names: done.names }],
    ["sending.games", { games }],
    ["sending.left", { names: done.left }],
  ];
  say(
    done.sent ? "sending.done" : "sending.current",
    ...news.filter(([, places]) => Object.values(places)[0].length),
    "board.restarts",
  );
});

const read = task(async () => {
  const wanted = await port();
  say("board.reading");
  const device = await SerialDevice.open(wanted, code);
  let files;
  try {
    files = await device.kept();
  } finally {
    await device.close(true);
  }
  await showGames(files, "report.board");
});

/** @param {Blobs} files @param {string} source */
async function showGames(files, source) {
  if (!files.size) throw new Trouble("board.gameless");
  say("report.making");
  await report(files, text(source));
  say();
}

// Call `work` with a drive that the user chooses. If the drive is gone, do not show the browser's unhelpful error.
/** @param {DirectoryPickerOptions} options @param {(device: DriveDevice) => Promise<void>} work */
async function withDrive(options, work) {
  const folder = await showDirectoryPicker(options);
  try {
    await work(new DriveDevice(folder));
  } catch (error) {
    throw error instanceof DOMException ? new Trouble("drive.gone") : error;
  }
}

const ontoDrive = task(() =>
  withDrive({ mode: "readwrite" }, async (device) => {
    say(...(await bring(device)), "board.reset");
  }),
);

const readDrive = task(() =>
  withDrive({}, async (device) => {
    say("board.reading");
    await showGames(await device.kept(), "report.drive");
  }),
);

$("which").append(...Object.entries(boards).map(([id, { name }]) => option(id, name)));
const asked = new URL(location.href).searchParams.get("board");
if (asked && Object.hasOwn(boards, asked)) {
  $("which").value = asked;
  chosen = true;
}
$("which").addEventListener("change", () => {
  chosen = true;
  show();
});
addEventListener("beforeunload", (event) => working && event.preventDefault()); // incomplete firmware would not start
for (const [section, can] of /** @type {const} */ ([
  ["cable", "serial" in navigator],
  ["folder", "showDirectoryPicker" in window],
])) {
  for (const part of all(".can", $(section))) part.hidden = !can;
  for (const part of all(".cannot", $(section))) part.hidden = can;
}
$("update").addEventListener("click", update);
$("read").addEventListener("click", read);
$("send").addEventListener("click", send);
$("take").addEventListener("click", () => $("settings").click());
$("settings").addEventListener("change", () => {
  const file = $("settings").files?.[0];
  if (file) take(file);
  $("settings").value = "";
});
$("onto-drive").addEventListener("click", ontoDrive);
$("read-drive").addEventListener("click", readDrive);
show();
changed(versions);
document.body.classList.add("ready");
