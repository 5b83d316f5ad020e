// What only the site has: it keeps the screen awake during a game, updates itself, works without a network, and has one
// tab at a time.

import { $ } from "./dom.js";
import * as games from "./games.js";
import * as link from "./link.js";
import "./page.js";
import { put } from "./words.js";

const QUIET = 60000; // ms without a key until an update may be made while nothing is played

if (/#ht:/i.test(location.hash)) location.replace(`results.html${location.hash}`); // a code, read by a camera

let playing = false;
let touched = -Infinity;
let lock = null;

const handlers = {
  known({ site }) {
    const here = new URL(location);
    for (const [id, { picture }] of Object.entries(site.boards)) {
      const entry = document.createElement("option");
      entry.value = id;
      if (picture.name) entry.textContent = picture.name;
      else put(entry, "device.screen");
      entry.selected = id === (here.searchParams.get("board") ?? site.board);
      $("board-choice").append(entry);
    }
    $("version").textContent = `Hamstertop ${site.version}`;
    games.known(site);
  },
  playing(message) {
    playing = message.playing;
    stayAwake();
    games.list();
  },
  power(message) {
    if (!message.on) handlers.playing({ playing: false });
    else games.list();
  },
  unkept() {
    $("unkept").hidden = false;
  },
  elsewhere() {
    if (!$("elsewhere").open) $("elsewhere").showModal();
  },
};
link.listeners.add((message) => handlers[message.type]?.(message));

$("more").addEventListener("click", games.list);
$("board-choice").addEventListener("change", () => {
  const there = new URL(location);
  there.searchParams.set("board", $("board-choice").value);
  location.assign(there);
});
$("here").addEventListener("click", () => {
  $("elsewhere").close();
  link.takeOver();
});
$("elsewhere").addEventListener("cancel", (event) => event.preventDefault());

// The screen stays on during a game. The browser takes the lock back whenever the page is hidden.
async function stayAwake() {
  if (playing && !document.hidden) {
    try {
      lock ??= await navigator.wakeLock?.request("screen");
      lock?.addEventListener("release", () => { lock = null; });
    } catch { /* low battery */ }
  } else {
    lock?.release();
    lock = null;
  }
}

addEventListener("pointerdown", () => { touched = performance.now(); });
addEventListener("keydown", () => { touched = performance.now(); });

// An update is made when the page opens, or later while nobody plays and nobody has pressed a key for a while.
async function serve() {
  const registration = await navigator.serviceWorker.register("service-worker.js");
  const controlled = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener("controllerchange", () => controlled && location.reload());
  let asked = performance.now();
  setInterval(() => {
    const free = !playing && localStorage.getItem("playing") !== "yes" && performance.now() - touched > QUIET;
    if (registration.waiting && free && !$("elsewhere").open) registration.waiting.postMessage("update");
  }, 1000);
  document.addEventListener("visibilitychange", () => {
    stayAwake();
    if (document.hidden || performance.now() - asked < 3600000) return;
    asked = performance.now();
    registration.update().catch(() => {});
  });
}

if (navigator.serviceWorker) serve().catch(() => {});
navigator.storage?.persist?.(); // browsers clear what they were not asked to keep
