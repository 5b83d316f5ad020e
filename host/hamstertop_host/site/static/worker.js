// The board's worker, which runs the firmware on a virtual board with MicroPython and holds the board's storage.
// Terminating the worker has the effect of a power cut.

import { ENGLISH, words } from "./pack.js";
import { add, python } from "./python.js";
import { Memory, Store, open } from "./store.js";

/** @import { PyProxy, Runtime } from "./micropython.mjs" */
/** @import { Load, Opening, Starting } from "./types/site.js" */

const RESULTS = "results"; // the blob that the results page also reads
const BEFORE = "before."; // prefix for blobs that were set aside, so that the firmware starts without them

/** @type {PyProxy | undefined} */
let board; // the module hamstertop_host.simulator.virtual.web
/** @type {number | undefined} */
let timer; // the timer for the board's next tick
let hidden = false; // whether the page is hidden, so that nothing should wake it
let store = new Memory();
let known = false; // whether the storage has been opened, so that what is saved is known
/** @type {Promise<Runtime>} */
let loading; // MicroPython with the firmware
/** @type {Set<string>} */
const spoken = new Set(); // the languages whose words are loaded or being loaded
/** @type {[number, object][]} */
const held = []; // messages that wait until a write is completed: [number of the write, message]

// Send a message to the page once everything written before it is on the disk.
/** @param {{type: string, [field: string]: unknown}} message */
function tell(message) {
  if (store.kept < store.asked && message.type !== "fault") held.push([store.asked, message]);
  else postMessage(message);
}

function release() {
  if (store.refusing) {
    postMessage({ type: "unwritten" }); // the messages being held are dropped
    close();
    return;
  }
  while (held.length && held[0][0] <= store.kept) postMessage(held.splice(0, 1)[0][1]);
}

// Return the error number of a write, or 0 if it succeeded. Tell the page about an error, because the firmware reports
// it only once, and about new results.
/** @param {string} name @param {number} error */
function checked(name, error) {
  if (error) postMessage({ type: "unkept" });
  else if (name === RESULTS) tell({ type: "results", bytes: store.read(RESULTS) });
  return error;
}

/** @type {Record<string, (data: any) => void | Promise<void>>} */
const commands = {
  // Load the runtime while the page is still waiting for permission to open the storage.
  /** @param {Load} data */
  load({ languages, wanted }) {
    const first = languages.filter((code) => wanted.includes(code));
    if (!first.length) first.push(ENGLISH);
    loading = python(["firmware.pack", ...first.map(words)], (text) => postMessage({ type: "print", text }));
    loading.catch(() => {}); // `start` reports the error
    first.forEach((code) => spoken.add(code));
  },

  // Open the storage, and store the imported blobs or set aside the existing ones. `refusing` says whether a write
  // has just failed.
  /** @param {Opening} data */
  async open({ imported, aside, refusing, filed }) {
    const opened = await open(filed).catch((error) => {
      postMessage({ type: "unkept", reason: error.name });
      return new Memory();
    });
    if (refusing) opened.refusing = true;
    if (opened.passing || refusing) postMessage({ type: "unkept" });
    if (aside) setAside(opened);
    const unstored = imported.filter(([name, data]) => opened.replace(name, data)).map(([name]) => name);
    store = opened;
    known = true;
    store.listener = release;
    tell({ type: "opened", unstored, filed: opened instanceof Store });
  },

  /** @param {Starting} data */
  async start({ config }) {
    const runtime = await loading;
    runtime.registerJsModule("page", {
      /** @param {string} text @param {PyProxy} data */
      send(text, data) {
        const message = JSON.parse(text);
        const bytes = runtime.PyProxy.toJs(data);
        for (const name of ["data", "rgb"]) if (name in message) message[name] = bytes;
        tell(message);
        if (message.type === "page") speak(runtime, message.language);
      },
      /** @param {string} name @param {number} at @param {number} size */
      read: (name, at, size) => store.read(name).subarray(at, at + size),
      /** @param {string} name @param {PyProxy} data */
      append: (name, data) => checked(name, store.append(name, runtime.PyProxy.toJs(data))),
      /** @param {string} name @param {PyProxy} data */
      replace: (name, data) => checked(name, store.replace(name, runtime.PyProxy.toJs(data))),
    });
    postMessage({ type: "starting" });
    const started = runtime.pyimport("hamstertop_host.simulator.virtual.web");
    board = started;
    if (!started.start(JSON.stringify(config))) return;
    tell({ type: "started" });
    carryOn(started.live(now()));
  },

  export: () => tell({ type: "saved", blobs: known ? [...store.blobs] : null }),

  /** @param {{hidden: boolean}} data */
  watch(data) {
    hidden = data.hidden;
    if (board) carryOn(board.live(now()));
  },
};

// Load the words of a language that was chosen on the device, which uses English until they are loaded.
/** @param {Runtime} runtime @param {string | undefined} language */
async function speak(runtime, language) {
  if (!language || spoken.has(language)) return;
  spoken.add(language);
  try {
    await add(runtime, words(language));
    if (board) carryOn(board.redraw());
  } catch {
    // there is no network, and the language has never been used
    spoken.delete(language);
  }
}

/** @param {Memory} opened */
function setAside(opened) {
  for (const [name, data] of [...opened.blobs]) {
    if (data.length && !name.startsWith(BEFORE) && !opened.replace(BEFORE + name, data))
      opened.replace(name, new Uint8Array());
  }
}

/** @param {boolean} well */
function carryOn(well) {
  clearTimeout(timer);
  const due = well && !hidden ? board?.due() : -1;
  if (due >= 0) timer = setTimeout(() => carryOn(board?.live(now())), due);
  if (!well) close();
}

const now = () => Math.round(performance.now());

let before = Promise.resolve(); // the previous command, so that commands run one at a time

/** @param {{do: string, [field: string]: unknown}} data */
async function obey(data) {
  try {
    if (data.do in commands) await commands[data.do](data);
    else if (board) carryOn(board.command(JSON.stringify(data), now()));
  } catch (error) {
    tell({ type: "fault", text: String(error.stack || error), key: error.key, places: error.places });
    close();
  }
}

addEventListener("message", ({ data }) => {
  if (data.do in commands) before = before.then(() => obey(data));
  else obey(data);
});
