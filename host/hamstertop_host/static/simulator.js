"use strict";
// The board in the browser: draws what the simulator tells, sends what is pressed. Knows no game.

const $ = (id) => document.getElementById(id);
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// --- Paper ---------------------------------------------------------------------------------------------------

// A sheet of e-paper. Each pixel has a grey level that the current drives towards ink (0) or paper (1): so a full
// refresh flashes, a partial one leaves a ghost, and without power the image stays as it is.
class Paper {
  static INK = [33, 33, 36];
  static SHEET = [231, 227, 214];
  static GHOST = 0.97; // how white ink becomes by a partial refresh
  static SAVED = 4; // times enlarged

  constructor(canvas, width, height) {
    this.canvas = canvas;
    this.width = width;
    this.height = height;
    this.image = new ImageData(width, height);
    this.small = new OffscreenCanvas(width, height);
    this.level = new Float32Array(width * height).fill(1);
    this.old = new Uint8Array(width * height); // 1 = ink
    this.ink = new Uint8Array(width * height);
    this.running = null;
    this.enlarge(1);
  }

  enlarge(times) {
    this.canvas.width = this.width * times;
    this.canvas.height = this.height * times;
    this.draw();
  }

  // Rows top to bottom, most significant bit left, 1 = ink.
  decode(base64) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const stride = (this.width + 7) >> 3;
    [this.old, this.ink] = [this.ink, this.old];
    for (let y = 0, i = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++, i++) {
        this.ink[i] = (bytes[y * stride + (x >> 3)] >> (7 - (x & 7))) & 1;
      }
    }
  }

  show(base64) {
    this.stop();
    this.decode(base64);
    this.level.forEach((_, i) => { this.level[i] = 1 - this.ink[i]; });
    this.draw();
  }

  refresh(base64, full, ms) {
    this.stop();
    this.decode(base64);
    const start = performance.now();
    let last = start;
    // Flashes faster than three a second would not be safe to look at.
    const drive = calm.matches || (full && ms < 800) ? this.fade : full ? this.flash : this.wipe;
    const step = (now) => {
      const time = Math.min(1, Math.max(0, (now - start) / ms));
      drive.call(this, time, 1 - Math.exp(-Math.max(0, now - last) / (ms * 0.045)));
      last = now;
      if (time === 1) this.rest(full);
      this.draw();
      this.running = time < 1 ? requestAnimationFrame(step) : null;
    };
    this.running = requestAnimationFrame(step);
  }

  stop() {
    cancelAnimationFrame(this.running);
    this.running = null;
  }

  flash(time, rate) {
    const { level, old, ink } = this;
    const phase = time < 0.18 ? 0 : time < 0.36 ? 1 : time < 0.54 ? 2 : time < 0.72 ? 3 : 4;
    for (let i = 0; i < level.length; i++) {
      const aim = phase === 0 ? old[i] : phase === 1 ? 0 : phase === 2 ? 1 : phase === 3 ? ink[i] : 1 - ink[i];
      level[i] += (aim - level[i]) * rate;
    }
  }

  wipe(time, rate) {
    const { level, old, ink, width } = this;
    for (let i = 0; i < level.length; i++) {
      if (old[i] === ink[i] || i % width > time * 1.6 * width) continue;
      level[i] += ((ink[i] ? 0 : Paper.GHOST) - level[i]) * rate * 1.6;
    }
  }

  fade(time, rate) {
    const { level, ink } = this;
    for (let i = 0; i < level.length; i++) level[i] += (1 - ink[i] - level[i]) * rate * 0.5;
  }

  rest(full) {
    const { level, old, ink } = this;
    for (let i = 0; i < level.length; i++) {
      if (ink[i]) level[i] = 0;
      else if (full) level[i] = 1;
      else if (old[i]) level[i] = Paper.GHOST;
    }
  }

  draw() {
    const { level, image } = this;
    for (let i = 0, at = 0; i < level.length; i++, at += 4) {
      for (let c = 0; c < 3; c++) image.data[at + c] = Paper.INK[c] + (Paper.SHEET[c] - Paper.INK[c]) * level[i];
      image.data[at + 3] = 255;
    }
    this.small.getContext("2d").putImageData(image, 0, 0);
    const context = this.canvas.getContext("2d");
    context.imageSmoothingEnabled = false;
    context.drawImage(this.small, 0, 0, this.canvas.width, this.canvas.height);
  }

  // The frame as it should be, black on white.
  async png() {
    const image = new ImageData(this.width, this.height);
    this.ink.forEach((ink, i) => image.data.set(ink ? [0, 0, 0, 255] : [255, 255, 255, 255], i * 4));
    const small = new OffscreenCanvas(this.width, this.height);
    small.getContext("2d").putImageData(image, 0, 0);
    const large = new OffscreenCanvas(this.width * Paper.SAVED, this.height * Paper.SAVED);
    const context = large.getContext("2d");
    context.imageSmoothingEnabled = false;
    context.drawImage(small, 0, 0, large.width, large.height);
    return large.convertToBlob({ type: "image/png" });
  }
}

// --- Board ---------------------------------------------------------------------------------------------------

const LETTERS = { left: "a", middle: "s", right: "d", back: "f" };
const ARROWS = { left: "ArrowLeft", middle: "ArrowDown", right: "ArrowRight", back: "ArrowUp" };
const SIGNS = { ArrowLeft: "←", ArrowDown: "↓", ArrowRight: "→", ArrowUp: "↑" };

let board = null;
let paper = null;
let keys = []; // { button, holders: Set of what holds it down }
let pixels = [];
let shortcuts = new Map(); // keyboard key -> index

function place(element, [x, y]) {
  element.style.left = `calc(${x} * var(--mm))`;
  element.style.top = `calc(${y} * var(--mm))`;
}

function build(description) {
  board = description;
  const [left, top, width, height] = board.screen;
  const style = $("board").style;
  for (const [name, value] of Object.entries({
    "--w": board.size[0], "--h": board.size[1], "--case": board.colour,
    "--x": left, "--y": top, "--sw": width, "--sh": height,
  })) style.setProperty(name, value);
  $("model").textContent = board.name;
  document.title = `Hamstertop – ${board.name}`;
  paper = new Paper($("paper"), board.width, board.height);
  buildPixels();
  buildKeys();
  $("board").classList.add("known");
  fit();
}

function buildPixels() {
  document.querySelectorAll(".pixel").forEach((pixel) => pixel.remove());
  pixels = board.pixels.map((at) => {
    const pixel = document.createElement("div");
    pixel.className = "pixel";
    pixel.setAttribute("aria-hidden", "true");
    place(pixel, at);
    $("face").append(pixel);
    return pixel;
  });
  const xs = board.pixels.map(([x]) => x);
  const ys = board.pixels.map(([, y]) => y);
  const [margin, strip] = [3.6, $("strip")];
  strip.hidden = !pixels.length;
  if (!pixels.length) return;
  place(strip, [Math.min(...xs) - margin, Math.min(...ys) - margin]);
  strip.style.width = `calc(${Math.max(...xs) - Math.min(...xs) + 2 * margin} * var(--mm))`;
  strip.style.height = `calc(${Math.max(...ys) - Math.min(...ys) + 2 * margin} * var(--mm))`;
}

function buildKeys() {
  document.querySelectorAll(".key").forEach((key) => key.remove());
  shortcuts = new Map();
  keys = board.keys.map((key, index) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "key";
    button.dataset.key = index;
    button.setAttribute("aria-label", `Key ${key.name}, ${key.role}`);
    button.setAttribute("aria-keyshortcuts", `${index + 1} ${LETTERS[key.role].toUpperCase()} ${ARROWS[key.role]}`);
    const cap = document.createElement("b");
    cap.textContent = key.name;
    const number = document.createElement("small");
    number.textContent = index + 1;
    button.append(cap, number);
    place(button, key.at);
    $("face").append(button);
    listen(button, index);
    for (const shortcut of [String(index + 1), LETTERS[key.role], ARROWS[key.role]]) shortcuts.set(shortcut, index);
    return { button, holders: new Set() };
  });
  explain();
}

function explain() {
  const chips = (names) => names.flatMap((name) => {
    const chip = document.createElement("kbd");
    chip.textContent = name;
    return [chip, " "];
  });
  const roles = board.keys.map((key) => key.role);
  $("keyboard").replaceChildren(
    "Keyboard: ", ...chips(roles.map((_, index) => index + 1)),
    "or ", ...chips(roles.map((role) => LETTERS[role].toUpperCase())),
    "or ", ...chips(roles.map((role) => SIGNS[ARROWS[role]])),
  );
}

// Size the board so that a pixel of the paper is a whole number of the screen's: sharp, not smeared.
function fit() {
  if (!board) return;
  const share = board.screen[2] / board.size[0];
  const narrow = matchMedia("(max-width: 36rem)").matches;
  const tallest = narrow ? Infinity : (innerHeight - 200) * board.size[0] / board.size[1];
  const widest = Math.min($("stage").clientWidth, tallest);
  const exact = widest * share * devicePixelRatio / board.width;
  const times = Math.max(1, Math.floor(exact));
  const sharp = times / exact > 0.8 && times <= exact;
  $("board").style.width = `${sharp ? times * board.width / share / devicePixelRatio : widest}px`;
  paper.enlarge(sharp ? times : Math.ceil(exact) * 2);
}

// A pixel's bytes are amounts of light; the screen's are steps the eye sees as even.
function light(hex) {
  pixels.forEach((pixel, index) => {
    const rgb = [0, 2, 4].map((at) => parseInt(hex.substr(index * 6 + at, 2), 16) || 0);
    const seen = rgb.map((value) => Math.round(255 * (value / 255) ** (1 / 2.2)));
    const power = Math.max(...seen) / 255;
    pixel.classList.toggle("lit", power > 0);
    pixel.style.setProperty("--rgb", seen.join(" "));
    pixel.style.setProperty("--power", power.toFixed(2));
  });
}

// --- Keys ----------------------------------------------------------------------------------------------------

function hold(index, holder) {
  const key = keys[index];
  if (!key.holders.size) send({ type: "key", key: index, down: true });
  key.holders.add(holder); // a key of the keyboard that repeats is there already
  key.button.classList.add("down");
}

function release(index, holder) {
  const key = keys[index];
  if (!key || !key.holders.delete(holder) || key.holders.size) return;
  send({ type: "key", key: index, down: false });
  key.button.classList.remove("down");
}

function releaseAll() {
  keys.forEach((key, index) => [...key.holders].forEach((holder) => release(index, holder)));
}

function listen(button, index) {
  button.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    wakeSound();
    button.setPointerCapture(event.pointerId);
    hold(index, `pointer ${event.pointerId}`);
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
    button.addEventListener(end, (event) => release(index, `pointer ${event.pointerId}`));
  }
  button.addEventListener("contextmenu", (event) => event.preventDefault());
}

// The key a keyboard event means: a shortcut anywhere, Space or Enter on the key that has the focus.
function meant(event) {
  if (event.target.classList?.contains("key") && (event.key === " " || event.key === "Enter")) {
    return Number(event.target.dataset.key);
  }
  if (event.target.tagName === "INPUT" && event.key.startsWith("Arrow")) return undefined;
  return shortcuts.get(event.key.length === 1 ? event.key.toLowerCase() : event.key);
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const index = meant(event);
  if (index === undefined) return;
  event.preventDefault();
  wakeSound();
  hold(index, event.code);
});
// Whatever had the focus when it went down: a key is up when it comes up.
addEventListener("keyup", (event) => keys.forEach((_, index) => release(index, event.code)));
addEventListener("blur", releaseAll);
document.addEventListener("visibilitychange", () => document.hidden && releaseAll());
addEventListener("resize", fit);

// --- Sound ---------------------------------------------------------------------------------------------------

let audio = null;
let sound = true;

function wakeSound() { // browsers allow sound only after a gesture
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
}

function tone(hertz, ms) {
  if (!sound || !audio || hertz <= 0) return;
  const [start, end] = [audio.currentTime, audio.currentTime + Math.min(ms, 5000) / 1000 / speed];
  const wave = audio.createOscillator();
  const volume = audio.createGain();
  wave.type = "square";
  wave.frequency.value = hertz;
  volume.gain.setValueAtTime(0.05, start);
  volume.gain.setTargetAtTime(0, end, 0.008);
  wave.connect(volume).connect(audio.destination);
  wave.start(start);
  wave.stop(end + 0.06);
}

// --- Log -----------------------------------------------------------------------------------------------------

const KEPT = 200;

function clock(ms) {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function words(value) {
  return Array.isArray(value) ? value.map(words).join(" ") : String(value).replaceAll("_", " ");
}

function log(kind, text, when) {
  const [entry, body] = [document.createElement("li"), document.createElement("span")];
  body.className = kind;
  body.textContent = text;
  if (when !== undefined) {
    const time = document.createElement("time");
    time.textContent = when;
    entry.append(time);
  }
  entry.append(body);
  $("log").prepend(entry);
  while ($("log").children.length > KEPT) $("log").lastChild.remove();
}

function record(message) {
  if (message.type === "event") log("event", words(message.event), clock(message.ms));
  else if (message.type === "power") log("mark", message.on ? "power on" : "no power", "");
  else log(message.type, message.text);
}

// --- The simulator -------------------------------------------------------------------------------------------

let socket = null;
let speed = 1;
let powered = false;
let faulty = false;
let runtime = "";

function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function power(on) {
  powered = on;
  if (on) {
    faulty = false;
  } else {
    paper.stop();
    light("");
  }
  $("board").classList.toggle("off", !on);
  $("power").classList.toggle("off", !on);
  $("power").querySelector("span").textContent = on ? "Cut power" : "Power on";
  status();
}

function status() {
  const connected = socket?.readyState === WebSocket.OPEN;
  document.querySelectorAll("#power, #save, #speed input").forEach((tool) => { tool.disabled = !connected; });
  $("status").className = !connected || faulty ? "bad" : powered ? "on" : "off";
  $("status").textContent = !connected ? "Simulator not reachable, trying again…"
    : faulty ? "Firmware failed, see the log" : powered ? `Running on ${runtime}` : "No power";
}

function speedUp(value) {
  speed = value;
  const choice = document.querySelector(`#speed input[value="${value}"]`);
  if (choice) choice.checked = true;
}

const handlers = {
  hello(message) {
    runtime = { cpython: "CPython", micropython: "MicroPython" }[message.runtime];
    build(message.board);
    if (message.frame) paper.show(message.frame);
    speedUp(message.speed);
    $("log").replaceChildren();
    message.log.forEach(record);
    power(message.on);
    if (message.on) light(message.rgb);
  },
  frame: (message) => paper.refresh(message.data, message.full, message.ms / speed),
  lights: (message) => light(message.rgb),
  tone: (message) => tone(message.hertz, message.ms),
  event: record,
  print: record,
  fault(message) {
    faulty = true;
    record(message);
    status();
  },
  speed: (message) => speedUp(message.speed),
  power(message) {
    record(message);
    power(message.on);
  },
};

function connect() {
  socket = new WebSocket(`ws://${location.host}/board`);
  socket.addEventListener("message", (event) => {
    const message = JSON.parse(event.data);
    handlers[message.type]?.(message);
  });
  socket.addEventListener("close", () => {
    keys.forEach((key) => {
      key.holders.clear();
      key.button.classList.remove("down");
    });
    status();
    setTimeout(connect, 1000);
  });
}

$("power").addEventListener("click", () => send({ type: "power", on: !powered }));
$("speed").addEventListener("change", (event) => send({ type: "speed", speed: Number(event.target.value) }));
$("sound").addEventListener("click", () => {
  wakeSound();
  sound = !sound;
  $("sound").setAttribute("aria-pressed", sound);
});
$("save").addEventListener("click", async () => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await paper.png());
  link.download = `hamstertop-${new Date().toISOString().slice(0, 19).replace(/[:T]/g, "-")}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
});
connect();
