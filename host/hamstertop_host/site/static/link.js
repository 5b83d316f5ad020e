// The site's link to its board: a worker of this page. The same interface as the simulator's own link.js.
//
// One tab plays at a time: it holds a lock, and the worker the files. Another one may take over.

import { chosen, languages, usual } from "./words.js";

export const kind = "site";

const LOCK = "hamstertop";
const RESTARTED = 60000; // ms within which a second defect is not answered by starting anew
const place = new URL(location);

export let site = null; // site.json: the boards, and what else the builder knows
export const listeners = new Set(); // who else wants to hear what the board says

let tell = () => {};
let worker = null;
let holding = null; // lets go of the lock
let speed = 1;
let boots = 0;
let failed = -Infinity; // when the firmware failed last
const seed = /^\d{1,9}$/.test(place.searchParams.get("seed") ?? "") ? Number(place.searchParams.get("seed")) : null;
const waiting = []; // for the saved games
let imported = [];

function hear(message) {
  tell(message);
  listeners.forEach((listener) => listener(message));
}

function board() {
  const wanted = place.searchParams.get("board");
  return site.boards[wanted] ?? site.boards[site.board];
}

export async function connect(listener) {
  tell = listener;
  try {
    site = await (await fetch("site.json")).json();
  } catch {
    hear({ type: "lost" });
    setTimeout(connect, 2000, listener);
    return;
  }
  hear({ type: "hello", board: board().picture, runtime: "micropython", on: false, speed, frame: null, log: [] });
  hear({ type: "known", site });
  if (await take(false)) start(localStorage.getItem("playing") === "yes", place.searchParams.get("game"));
}

// Hold the lock, or say who does. Stolen is how another tab takes over.
function take(steal) {
  if (!navigator.locks) return true;
  return new Promise((done) => {
    navigator.locks.request(LOCK, steal ? { steal } : { ifAvailable: true }, (lock) => {
      done(Boolean(lock));
      if (!lock) {
        hear({ type: "elsewhere" });
        return undefined;
      }
      return new Promise((release) => { holding = release; });
    }).catch(() => { // stolen
      holding = null;
      stop();
      hear({ type: "power", on: false });
      hear({ type: "elsewhere" });
    });
  });
}

export async function takeOver() {
  await take(true);
  start(localStorage.getItem("playing") === "yes", null);
}

function start(woke, title) {
  worker = new Worker("worker.js", { type: "module" });
  const own = worker;
  own.addEventListener("message", ({ data }) => own === worker && handle(data));
  own.addEventListener("error", (event) => {
    event.preventDefault();
    if (own === worker) handle({ type: "fault", ...(event.message ? { text: event.message } : { key: "fault.worker" }) });
  });
  const config = {
    app: "hamstertop.companion.loop", board: { ...board().virtual, language: usual(), touch: true, checks: false }, seed: seed === null ? null : seed + boots, woke,
    language: boots ? null : chosen(), title,
  };
  boots += 1;
  own.postMessage({ do: "start", config, imported, languages: Object.keys(languages) });
  imported = [];
}

function stop() {
  worker?.terminate();
  worker = null;
}

function handle(message) {
  if (message.type === "saved") {
    waiting.splice(0).forEach((done) => done(new Map(message.blobs)));
  } else if (message.type === "started") {
    worker.postMessage({ do: "speed", speed });
    hear({ type: "power", on: true });
  } else {
    if (message.type === "playing") localStorage.setItem("playing", message.playing ? "yes" : "no");
    hear(message);
    if (message.type === "fault") {
      stop();
      hear({ type: "power", on: false });
      if (performance.now() - failed > RESTARTED) start(true, null);
      failed = performance.now();
    }
  }
}

export function send(message) {
  if (message.type === "key") {
    worker?.postMessage({ do: "key", key: message.key, down: message.down });
  } else if (message.type === "touch") {
    worker?.postMessage({ do: "touch", x: message.x, y: message.y });
  } else if (message.type === "language") {
    worker?.postMessage({ do: "language", language: message.language });
  } else if (message.type === "speed") {
    speed = message.speed;
    worker?.postMessage({ do: "speed", speed });
    hear(message);
  } else if (message.on && !worker) {
    start(false, null);
  } else if (!message.on && worker) {
    stop();
    hear({ type: "power", on: false });
  }
}

// The blobs that are stored, by name; null while the power is off.
export function saved() {
  if (!worker) return Promise.resolve(null);
  return new Promise((done) => {
    waiting.push(done);
    worker.postMessage({ do: "export" });
  });
}

// Put blobs in the place of those that are stored, and start anew.
export function restore(blobs) {
  imported = [...blobs];
  stop();
  hear({ type: "power", on: false });
  start(false, null);
}
