// The page, which draws what the board sends, and sends what is pressed. It does not depend on any game. The link hides
// whether the board is a process behind a WebSocket or a worker of this page.

import * as back from "./back.js";
import * as device from "./device.js";
import * as diary from "./diary.js";
import { $, all, save } from "./dom.js";
import * as link from "./link.js";
import * as sheet from "./sheet.js";
import * as sound from "./sound.js";
import * as tumble from "./tumble.js";
import { follow, heard, put, remind } from "./words.js";
import * as writing from "./writing.js";

export { device };

/** @import { Bytes, FromBoard, Of } from "./types/messages.js" */

const RUNTIMES = { cpython: "CPython", micropython: "MicroPython" };

let speed = 1;
let connected = false;
let powered = false;
let faulty = false;
/** @type {Bytes | null} */
let covered = null; // the frame below tumbling dice
let runtime = "";

/** @param {boolean} on */
function power(on) {
  powered = on;
  if (on) {
    faulty = false;
    remind();
  } else {
    device.paper?.stop();
    shown();
    device.light(null);
    device.letGo();
    writing.follow(null);
  }
  $("board").classList.toggle("off", !on);
  $("power").classList.toggle("off", !on);
  put($("power").getElementsByTagName("span")[0], on ? "power.cut" : "power.on");
  status();
}

function status() {
  for (const tool of all("#power, #save, #speed input")) tool.toggleAttribute("disabled", !connected);
  $("status").className = !connected || faulty ? "bad" : powered ? "on" : "off";
  put($("status"), `status.${!connected ? "lost" : faulty ? "failed" : powered ? "running" : "off"}`, { runtime });
}

/** @param {number} value */
function speedUp(value) {
  speed = value;
  sheet.pace(value);
  const choice = document.querySelector(`#speed input[value="${value}"]`);
  if (choice instanceof HTMLInputElement) choice.checked = true;
}

// Show the frame that tumbling dice have covered.
function uncover() {
  tumble.stop();
  if (covered) device.paper?.show(covered);
  covered = null;
}

// Uncover the new screen, because presses on it count from now on.
function shown() {
  uncover();
  $("paper").removeAttribute("aria-busy");
}

/** @type {{[Type in FromBoard["type"]]: (message: Of<FromBoard, Type>) => void}} */
const handlers = {
  hello(message) {
    connected = true;
    runtime = RUNTIMES[message.runtime];
    device.build(message.board, link.send);
    writing.connect(link.send);
    sheet.connect(link.send);
    if (message.frame) device.paper?.show(message.frame);
    if (message.page) handlers.page({ type: "page", ...message.page });
    if (message.on) link.send({ type: "page" }); // the message's page may be some seconds old
    speedUp(message.speed);
    diary.forget();
    message.log.forEach(diary.record);
    shown();
    power(message.on);
    if (message.on) device.light(message.rgb);
    move();
  },
  frame(message) {
    if (message.dice) {
      covered = message.data;
      tumble.tumble(message.dice, device.body(), message.ms / speed);
    } else {
      device.paper?.refresh(message.data, message.full, message.ms / speed);
    }
    $("paper").setAttribute("aria-busy", "true");
  },
  shown,
  page(message) {
    uncover();
    if (message.language) follow(message.language);
    device.label(message);
    writing.follow(message);
    sheet.tell(message);
    back.follow(message.above, () => message.back && sheet.answer(...message.back));
  },
  lights: (message) => device.light(message.rgb),
  tone: (message) => sound.tone(message.hertz, message.ms / speed),
  event: diary.record,
  story: diary.record,
  print: diary.record,
  fault(message) {
    faulty = true;
    diary.record(message);
    status();
  },
  speed: (message) => speedUp(message.speed),
  power(message) {
    diary.record(message);
    power(message.on);
  },
  lost() {
    connected = false;
    device.letGo();
    status();
  },
};

// Dice tumble unless the system asks for reduced motion.
const calm = matchMedia("(prefers-reduced-motion: reduce)");
function move() {
  link.send({ type: "motion", on: !calm.matches });
}
calm.addEventListener("change", move);

heard((language) => link.send({ type: "language", language }));
$("power").addEventListener("click", () => link.send({ type: "power", on: !powered }));
$("speed").addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement) link.send({ type: "speed", speed: Number(target.value) });
});
$("sound").addEventListener("click", () => $("sound").setAttribute("aria-pressed", `${sound.toggle()}`));
$("save").addEventListener("click", async () => {
  const time = new Date().toISOString().slice(0, 19).replace(/[:T]/g, "-");
  if (device.paper) save(await device.paper.png(), `hamstertop-${time}.png`);
});
$("more").addEventListener("click", () => $("drawer").showModal());
if (link.kind === "simulator") $("bench").open = true; // the tools are always shown in the simulator
$("close").addEventListener("click", () => $("drawer").close());
$("drawer").addEventListener("click", (event) => event.target === $("drawer") && $("drawer").close());

// If the sheet is shown, the log is a single line that unfolds.
/** @param {boolean} open */
function unfold(open) {
  document.body.classList.toggle("unfolded", open);
  $("happened").setAttribute("aria-expanded", `${open}`);
}
$("happened").addEventListener("click", () => unfold(!document.body.classList.contains("unfolded")));

// If there is no room for the tools and the log next to the device, the tools are in a drawer, and the log unfolds in
// the sheet's place. Style sheets say where everything is.
const wide = matchMedia("(min-width: 62.01rem) and (min-height: 30rem)");
function furnish() {
  device.fit();
  if (!wide.matches && document.body.classList.contains("sheet")) return;
  unfold(false);
  $("drawer").close();
}
addEventListener("resize", furnish);

document.body.dataset.kind = link.kind;
link.connect((message) => {
  /** @type {((message: FromBoard) => void) | undefined} */ (handlers[message.type])?.(message);
  if (message.type === "hello") furnish();
  document.body.classList.add("ready"); // the words are loaded, and the board or the reason why there is none is shown
});
