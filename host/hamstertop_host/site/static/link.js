// The site's link to its board, which runs in a worker of this page. It has the same interface as the simulator's
// link.js.
//
// Only one tab can play at a time. It holds a lock, and its worker holds the files. Another tab can take over, and does
// so automatically when the playing tab is closed.

import { early } from "./early.js";
import { lacking } from "./lacking.js";
import { recall, remember } from "./remember.js";
import { SCOPE } from "./scope.js";
import { chosen, languages, usual } from "./words.js";

/** @import { Of, ToBoard } from "./types/messages.js" */
/** @import { Blobs, Heard, Opening, Site } from "./types/site.js" */

export const kind = "site";

const RESTARTED = 60000; // ms after an error during which another one does not trigger a restart
const LONG = 15000; // the longest time in ms that loaded firmware can take to start with the saved games
const place = new URL(location.href);

/** @type {Site} */
export let site = /** @type {any} */ (null); // the content of site.json: the boards and other data from the builder
/** @type {Set<(message: Heard) => void>} */
export const listeners = new Set(); // other listeners for messages from the board

/** @type {(message: Heard) => void} */
let tell = () => {};
/** @type {(Worker & {fresh?: boolean}) | null} */
let worker = null;
let spare = early; // a worker that has not been used yet
/** @type {number | undefined} */
let late; // the timer that limits a start
/** @type {((value?: unknown) => void) | null} */
let holding = null; // releases the lock
/** @type {AbortController | null} */
let queueing = null; // stops waiting for the lock
let speed = 1;
let motion = true;
let boots = 0;
let failed = -Infinity; // when the firmware last failed
/** @type {((blobs: Blobs | null) => void)[]} */
const waiting = []; // callbacks that wait for the saved games
/** @type {{names: string[], done: (unstored: string[]) => void} | null} */
let restoring = null; // the names of blobs to be stored, and a callback for those that could not be stored

/** @param {Heard} message */
function hear(message) {
  tell(message);
  listeners.forEach((listener) => listener(message));
}

function board() {
  const wanted = place.searchParams.get("board");
  return (wanted && Object.hasOwn(site.boards, wanted) ? site.boards[wanted] : null) ?? site.boards[site.board];
}

/** @param {(message: Heard) => void} listener */
export async function connect(listener) {
  tell = listener;
  const lacks = lacking();
  if (!lacks.length) spawn(); // the worker loads in the meantime
  try {
    site = await (await fetch("site.json")).json();
  } catch {
    hear({ type: "lost" });
    stop();
    setTimeout(connect, 2000, listener);
    return;
  }
  hear({ type: "hello", board: board().picture, runtime: "micropython", on: false, speed, frame: null, log: [] });
  hear({ type: "known", site });
  if (lacks.length) hear({ type: "lacking", keys: lacks });
  else if (await take()) start(wokenUp(), { title: place.searchParams.get("game") });
}

// Return the seed of the dice that a test asked for, if the site was built for tests.
function seeded() {
  const asked = place.searchParams.get("seed") ?? "";
  return site.seeded && /^\d{1,9}$/.test(asked) ? Number(asked) + boots : null;
}

function wokenUp() {
  return recall("playing") === "yes";
}

// Take the lock, and return whether this succeeded. If another tab has it, wait until that tab is closed. A tab takes
// over by stealing the lock.
/** @param {LockOptions} options @returns {Promise<boolean>} */
function take(options = { ifAvailable: true }) {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((done) => {
    navigator.locks
      .request(SCOPE, options, (lock) => {
        done(Boolean(lock));
        if (!lock) {
          elsewhere();
          return undefined;
        }
        return new Promise((release) => {
          holding = release;
        });
      })
      .catch(() => {
        if (options.signal?.aborted) return; // this tab has taken over in the meantime
        if (!holding) {
          // this page cannot use locks, so no other tab can either
          done(true);
          return;
        }
        holding = null;
        stop();
        hear({ type: "power", on: false });
        elsewhere();
      });
  });
}

async function elsewhere() {
  hear({ type: "elsewhere" });
  queueing = new AbortController();
  if (!(await take({ signal: queueing.signal }))) return;
  hear({ type: "here" });
  start(wokenUp());
}

export async function takeOver() {
  queueing?.abort();
  await take({ steal: true });
  start(wokenUp());
}

// Create a worker that loads the firmware but has not opened its storage yet.
function spawn() {
  /** @type {Worker & {fresh?: boolean}} */
  const own = spare && !spare.broken ? spare : new Worker("worker.js", { type: "module" });
  spare = null;
  worker = own;
  own.addEventListener("message", ({ data }) => own === worker && handle(data));
  own.addEventListener("error", (event) => {
    event.preventDefault();
    if (own === worker)
      handle({ type: "fault", ...(event.message ? { text: event.message } : { key: "fault.worker" }) });
  });
  own.fresh = true;
  const wanted = [usual(), place.searchParams.get("lang")];
  own.postMessage({ do: "load", wanted, languages: Object.keys(languages) });
  return own;
}

// Start the board. `imported` are blobs that replace the stored ones; with `aside`, start without any and keep the
// stored ones under other names; with `refusing`, nothing can be stored at the moment; with `only`, just open the
// storage.
/** @param {boolean} woke @param {Partial<Opening> & {title?: string | null, only?: boolean}} [how] */
function start(woke, { title = null, imported = [], aside = false, refusing = false, only = false } = {}) {
  const own = worker?.fresh ? worker : spawn();
  own.fresh = false;
  own.postMessage({ do: "open", imported, aside, refusing, filed: recall("filed") === "yes" });
  if (only) return;
  const config = {
    app: "hamstertop.companion.loop",
    board: { ...board().virtual, language: usual(), touch: true, writing: true, checks: false },
    seed: seeded(),
    woke,
    language: boots ? null : chosen(),
    title,
  };
  boots += 1;
  own.postMessage({ do: "start", config });
}

function stop() {
  clearTimeout(late);
  worker?.terminate();
  worker = null;
  waiting.splice(0).forEach((done) => done(null));
  restoring?.done(restoring.names);
  restoring = null;
}

function off() {
  stop();
  hear({ type: "power", on: false });
}

/** @type {{[Type in Heard["type"]]?: (message: Of<Heard, Type>) => void}} */
const handlers = {
  saved({ blobs }) {
    waiting.splice(0).forEach((done) => done(blobs && new Map(blobs)));
  },
  opened({ unstored, filed }) {
    if (filed) remember("filed", "yes");
    restoring?.done(unstored);
    restoring = null;
  },
  starting() {
    late = setTimeout(hear, LONG, { type: "stuck" });
  },
  started() {
    clearTimeout(late);
    worker?.postMessage({ do: "speed", speed });
    worker?.postMessage({ do: "motion", on: motion });
    watch();
    hear({ type: "power", on: true });
  },
  unwritten() {
    // the database has failed, so continue with what it has stored
    off();
    start(true, { refusing: true });
  },
  playing(message) {
    remember("playing", message.playing ? "yes" : "no");
    hear(message);
  },
  fault(message) {
    hear(message);
    off();
    if (performance.now() - failed > RESTARTED) start(true);
    else hear({ type: "stuck" });
    failed = performance.now();
  },
};

// Tell the worker whether the page is visible, because nothing should wake a hidden page.
function watch() {
  worker?.postMessage({ do: "watch", hidden: document.hidden });
}
document.addEventListener("visibilitychange", watch);

/** @param {Heard} message */
function handle(message) {
  /** @type {(message: any) => void} */ (handlers[message.type] ?? hear)(message);
}

/** @param {ToBoard} message */
export function send(message) {
  if (message.type === "power") {
    if (message.on && !worker) start(false);
    else if (!message.on && worker) off();
    return;
  }
  if (message.type === "speed") {
    speed = message.speed;
    hear(message);
  }
  if (message.type === "motion") motion = message.on;
  const { type, ...rest } = message;
  worker?.postMessage({ do: type, ...rest });
}

// Return the stored blobs by name, or null while the power is off.
/** @returns {Promise<Blobs | null>} */
export function saved() {
  const own = worker;
  if (!own) return Promise.resolve(null);
  return new Promise((done) => {
    waiting.push(done);
    own.postMessage({ do: "export" });
  });
}

// Return the stored blobs if the firmware cannot start with them or the browser cannot run it.
export async function rescued() {
  off();
  start(false, { only: true });
  const blobs = await saved();
  stop();
  return blobs;
}

// Replace the stored blobs and restart, with a title's game if one is given. Return the names of blobs that could not be
// stored.
/** @param {Blobs} blobs @param {string | null} [title] @returns {Promise<string[]>} */
export function restore(blobs, title = null) {
  off();
  return new Promise((done) => {
    restoring = { done, names: [...blobs.keys()] };
    start(false, { imported: [...blobs], title });
  });
}

// Restart with the stored blobs.
export function restart() {
  off();
  start(false);
}

// Restart without any blobs. The stored ones are kept under other names.
export function setAside() {
  off();
  start(false, { aside: true });
}
