// What the site adds to the simulator's page: it keeps the screen on during a game, updates itself, works offline, and
// lets only one tab play at a time.

import { $, element } from "./dom.js";
import * as first from "./first.js";
import * as games from "./games.js";
import * as link from "./link.js";
import { words } from "./pack.js";
import "./page.js";
import { recall, remember } from "./remember.js";
import { swap } from "./swap.js";
import { language, put, usual } from "./words.js";

/** @import { Handlers } from "./types/messages.js" */
/** @import { Heard } from "./types/site.js" */

const SETTLED = 5000; // ms from the start until the other pages are fetched for offline use
const QUIET = 60000; // ms without a key press after which an update can be installed if no game is being played

// An address brings a result, scanned with a camera, or a whole game.
function taken() {
  if (/#ht:/i.test(location.hash)) location.replace(`results.html${location.hash}`);
  else if (location.hash.startsWith("#game:")) games.take();
}
addEventListener("hashchange", taken);

let playing = false;
let touched = -Infinity;
/** @type {WakeLockSentinel | null} */
let lock = null;
let finished = false; // whether a game has finished since the browser was last asked for persistent storage
let noted = false; // whether players have been told that nothing is kept
let served = false;

/** @type {Handlers<Heard>} */
const handlers = {
  known({ site }) {
    const here = new URL(location.href);
    for (const [id, { picture }] of Object.entries(site.boards)) {
      const entry = element("option", "", picture.name);
      entry.value = id;
      if (!picture.name) put(entry, "device.screen");
      entry.selected = id === (here.searchParams.get("board") ?? site.board);
      $("board-choice").append(entry);
    }
    $("version").textContent = `Hamstertop ${site.version}`;
    games.known(site);
    taken();
  },
  page({ language, result }) {
    first.follow(language);
    $("evenings").hidden = playing || Boolean(result);
    if (finished && !result?.kept) askToKeep(); // but not while the winner is shown
  },
  shown: first.taken,
  playing: (message) => plays(message.playing),
  results({ bytes }) {
    games.note(bytes, true);
    finished = true;
  },
  power(message) {
    if (message.on) {
      $("stuck").close();
      games.list();
      serve();
    } else {
      plays(false);
    }
  },
  unkept() {
    if (noted) return;
    noted = true;
    note("unkept");
  },
  elsewhere() {
    if (!$("elsewhere").open) $("elsewhere").showModal();
  },
  here() {
    $("elsewhere").close();
    offer();
  },
  stuck() {
    if (!$("stuck").open) $("stuck").showModal();
    serve(); // a new version may fix the problem
    offer();
  },
  // Show what the browser lacks, and what still works, instead of the device's screen.
  lacking({ keys }) {
    const works = element("p", "");
    const [save, board] = [part("button", "save"), part("a", "board")];
    save.addEventListener("click", async () => games.keep((await link.rescued()) ?? new Map()));
    board.href = "board.html";
    works.append(save, board);
    const sentences = keys.map((key) => {
      const sentence = element("p", "");
      put(sentence, key);
      return sentence;
    });
    put(works, keys.includes("lack.worker") ? "lack.reads" : "lack.works");
    $("lacks").replaceChildren(...sentences, works);
    for (const part of [$("window"), $("keys"), $("strip"), $("journal")]) part.hidden = true;
    $("lacks").hidden = false;
    put($("status"), "status.off");
  },
};

/** @param {boolean} now */
function plays(now) {
  playing = now;
  $("evenings").hidden ||= now;
  stayAwake();
  games.list();
  offer();
}

// Ask players whether the browser should keep the storage permanently. This is done once a game has finished, because
// there is then something to lose.
async function askToKeep() {
  finished = false;
  if (noted || recall("asked-to-keep") || !navigator.storage?.persist || (await navigator.storage.persisted())) return;
  note("keeping");
}

/** @param {string} answer */
function answered(answer) {
  remember("asked-to-keep", answer);
  $("keeping").hidden = true;
  $("drawer").close();
  seen();
}
$("keep-yes").addEventListener("click", async () => {
  await navigator.storage.persist().catch(() => {});
  answered("yes");
});
$("keep-no").addEventListener("click", () => answered("no"));

// Show a note among the extras, and its heading beside the button that opens them: nothing moves or is covered.
/** @param {"unkept" | "keeping" | "newer"} name */
function note(name) {
  $(name).hidden = false;
  put($("noted"), name);
  $("more").classList.add("noted");
}

function seen() {
  put($("noted"), null);
  $("more").classList.remove("noted");
}
$("more").addEventListener("click", seen);
$("noted").addEventListener("click", () => $("more").click());
link.listeners.add((message) => /** @type {(message: Heard) => void} */ (handlers[message.type])?.(message));

/**
 * @template {"a" | "button"} Kind
 * @param {Kind} kind
 * @param {string} name
 */
function part(kind, name) {
  const made = element(kind, "");
  made.dataset.part = name;
  return made;
}

$("more").addEventListener("click", games.list);
$("board-choice").addEventListener("change", () => {
  const there = new URL(location.href);
  there.searchParams.set("board", $("board-choice").value);
  location.assign(there.href);
});
$("here").addEventListener("click", () => {
  $("elsewhere").close();
  link.takeOver();
});
for (const dialog of [$("elsewhere"), $("stuck")]) dialog.addEventListener("cancel", (event) => event.preventDefault());
$("stuck-save").addEventListener("click", async () => games.keep((await link.rescued()) ?? new Map()));
$("stuck-again").addEventListener("click", () => {
  $("stuck").close();
  link.restart();
});
$("stuck-without").addEventListener("click", () => {
  $("stuck").close();
  link.setAside();
});

// Keep the phone's screen on during a game. The browser releases the lock whenever the page is hidden, and the system
// may release it at any time; then it is taken again at the next touch.
let asking = false;
async function stayAwake() {
  if (asking) return; // the answer is looked at below
  const wanted = () => playing && !document.hidden;
  asking = true;
  try {
    if (wanted() && (!lock || lock.released)) lock = (await navigator.wakeLock?.request("screen")) ?? null;
  } catch {
    /* the battery is low */
  }
  asking = false;
  if (!wanted()) {
    lock?.release();
    lock = null;
  }
}

// Offer to install the site as an app: with a button if the browser lets a page ask, and in words on an iPhone, where
// only the browser's own menu can do this.
addEventListener("beforeinstallprompt", (event) => {
  const question = /** @type {Event & { prompt(): Promise<unknown> }} */ (event);
  question.preventDefault();
  $("install-now").onclick = () => {
    $("install").hidden = true; // each event can prompt once; the browser sends a new one if the page may ask again
    question.prompt();
  };
  $("install").hidden = $("install-now").hidden = false;
});
if ("standalone" in navigator && !navigator.standalone) $("install").hidden = $("install-by-hand").hidden = false;

addEventListener("pointerdown", () => {
  touched = performance.now();
  stayAwake();
});
addEventListener("keydown", () => {
  touched = performance.now();
});

let offer = () => {}; // offers an update if there is one
/** @type {number | undefined} */
let later;

/** @param {ServiceWorkerRegistration} registration */
async function offerUpdate({ waiting }) {
  clearTimeout(later);
  const begun = playing || recall("playing") === "yes";
  if (!waiting || !begun) $("newer").hidden = true;
  else if ($("newer").hidden) note("newer");
  if (!waiting || $("elsewhere").open || (begun && !$("stuck").open)) return;
  const left = $("stuck").open ? 0 : QUIET - (performance.now() - touched);
  if (left > 0 || !(await swap(waiting))) later = setTimeout(offer, Math.max(left, SETTLED));
}

// Fetch files for offline use once the game is shown. Updates are installed when the page opens, or later if no game is
// being played and no key has been pressed for a while.
async function serve() {
  if (served || !navigator.serviceWorker) return;
  served = true;
  const kept = navigator.serviceWorker.controller
    ? "all"
    : [`words/${language}.json`, `manifest.${language}.webmanifest`, words(usual())];
  navigator.serviceWorker.ready.then(({ active }) => {
    active?.postMessage(kept);
    setTimeout(() => active?.postMessage("pages"), SETTLED);
  });
  const registration = await navigator.serviceWorker.register("service-worker.js").catch(() => null);
  if (!registration) return;
  let asked = performance.now();
  offer = () => offerUpdate(registration);
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - asked < 3600000) return;
    asked = performance.now();
    registration.update().catch(() => {});
  });
}

document.addEventListener("visibilitychange", stayAwake);
