// A Raspberry Pi Pico under an e-paper panel: rp2040js, and what it leaves out. pico.py drives it.
//
// node machine.mjs FOLDER
//
// FOLDER is where npm has installed rp2040js. Each line of standard input and output is an object in JSON. The first
// line describes the machine (see `Start`). Each later one is a request, which is answered by a line with `done`. While
// the chip runs, what it says to its panel is passed on, in lines without `done`; each is answered by the level of the
// panel's BUSY pin, for how many ms it is `busy`, and whether the chip is to stop there.

import { readSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const { RP2040 } = createRequire(join(resolve(process.argv[2]), "package.json"))("rp2040js");

/**
 * @typedef {object} Start
 * @property {string} flash what the flash holds from its start, in base64
 * @property {number} size bytes of the flash
 * @property {number[]} bootrom words of the boot ROM
 * @property {Record<string, number>} panel pins of the panel by their names: sck, cs, dc, reset, busy
 * @property {number[]} high pins that are pulled up, as those of keys are
 * @property {number} pixels pin of the lights, -1 without
 * @property {number[]} adc what the analogue inputs read
 * @property {boolean} timed whether the flash takes its time
 */

const MS = 1e6; // nanoseconds
const STILL = 1 * MS; // for which the pin of the lights has rested before they change
const PIO_STEP = 300; // nanoseconds of an instruction of PIO and its delay, about as for lights
const BATCH = 64; // instructions between two looks at the clock

// The flash of a Pico, a W25Q16JV: its data sheet, 8.2 and 9.6, typical; at most 400, 2000 and 3 ms.
const SECTOR = 4096;
const PAGE = 256;
const ERASERS = new Map([
  [0x20, { bytes: SECTOR, ms: 45 }],
  [0xd8, { bytes: 16 * SECTOR, ms: 150 }],
]);
const [PROGRAM, PROGRAM_MS] = [0x02, 0.4];
const [WRITE_STATUS, READ, WRITE_DISABLE, READ_STATUS, WRITE_ENABLE, READ_STATUS_2, IDENTIFY] = [
  0x01, 0x03, 0x04, 0x05, 0x06, 0x35, 0x9f,
];
const MAKER = [0xef, 0x40]; // its size follows, as a power of two

// The cache in front of it: data sheet of the RP2040, 2.6.3: 16 KB in two ways, lines of 8 bytes, a hit costs nothing.
const XIP = 0x10000000;
const UNCACHED = 0x11000000;
const SETS = 1024;
const WORD = 32; // bits read at a miss

const SSI = 0x18000000;
const [TXFLR, RXFLR, STATUS, DATA] = [0x20, 0x24, 0x28, 0x60];
const [EMPTY_AND_NOT_FULL, RECEIVED] = [0x06, 0x08];
const IO_QSPI = 0x40018000;
const [SELECT_STATUS, SELECT, HIGH, LEVEL] = [0x08, 0x0c, 3, 0x200];
const WATCHDOG = 0x40058000;

const SRAM = 0x20000000;
const BANKS = 0x40000; // bytes of SRAM in which the heap lies; stacks are behind it
const BLOCK = 16; // bytes of MicroPython's heap; its table has four of them in a byte, 0 is free
const BLOCKS = 4;

let unread = Buffer.alloc(0); // of standard input
const start = JSON.parse(read());
const mcu = new RP2040();
const { clock, core } = mcu;
mcu.logger = { debug() {}, info() {}, warn() {}, error() {} };
mcu.loadBootrom(new Uint32Array(start.bootrom));
mcu.flash.set(Buffer.from(start.flash, "base64"));

let busy = 0; // nanoseconds for which the core has worked
let waited = 0; // cycles for which the flash has kept it waiting, yet to pass
let dead = ""; // what has ended it
let stop = false;
/** @type {[string, number | string][]} */
let heard = []; // by the panel and the lights, not yet passed on
/** @type {number[]} */
let data = []; // for the panel, not yet in `heard`
/** @type {Set<number>} */
const changed = new Set(); // sectors of the flash, since they were asked for
let last = -1; // line of the cache that was read last
const recent = new Int32Array(SETS); // the line in each set of the cache that was read last,
const before = new Int32Array(SETS); // and the one before

attachFlash();
if (start.timed) attachCache();
attachPanel();
if (start.pixels >= 0) attachLights();
mcu.adc.channelValues.splice(0, start.adc.length, ...start.adc);
for (const pin of start.high) mcu.gpio[pin].setInputValue(true);
noBootsel();
attachPio();
const watchdog = mcu.findPeripheral(WATCHDOG);
watchdog.onWatchdogTrigger = () => (dead = "the watchdog restarts it");
if (start.mark !== null) [watchdog.reason, watchdog.scratchData[4]] = [1, start.mark];
mcu.onBreak = (code) => (dead = `it stops at a breakpoint, ${code}`);
mcu.updateClocks(); // it starts by its ring oscillator
core.PC = XIP; // where boot2 lies: what the boot ROM does before is left out
answer({});
for (;;) answer(obey(JSON.parse(read())));

/** Carry out a request, and return its answer. */
function obey(request) {
  const answers = {};
  if ("pin" in request) mcu.gpio[request.pin].setInputValue(request.level === 1);
  if ("moves" in request) move(request.moves);
  if ("run" in request) run(request.run * MS);
  if ("flash" in request) answers.flash = sectors();
  if ("heap" in request) answers.heap = heap();
  if ("write" in request) mcu.writeUint32(request.write, request.value);
  if ("read" in request) answers.value = mcu.readUint32(request.read) >>> 0;
  return answers;
}

/**
 * Give pins levels, one after the other, while time passes.
 *
 * @param {[number, number, number][]} moves each after how many ms, which pin, and its level
 */
function move(moves) {
  const start = clock.nanos;
  const alarm = clock.createAlarm(() => {
    for (const [, pin, level] of moves.splice(0, 1)) mcu.gpio[pin].setInputValue(level === 1);
    next();
  });
  next();

  function next() {
    if (moves.length) alarm.schedule(Math.max(start + moves[0][0] * MS - clock.nanos, 0));
  }
}

/** Let time pass, until something says stop. */
function run(nanoseconds) {
  const end = clock.nanos + nanoseconds;
  stop = false;
  while (clock.nanos < end && !stop && !dead) {
    if (!core.waiting) {
      work();
    } else if (core.pendingInterrupts & core.enabledInterrupts) {
      core.waiting = false; // rp2040js overlooks a masked one that came just before WFI; the chip goes on
    } else {
      clock.tick(
        clock.nextAlarm ? Math.min(Math.max(clock.nanosToNextAlarm, 0), end - clock.nanos) : end - clock.nanos,
      );
    }
  }
}

/** Execute some instructions, and let their time pass. */
function work() {
  let cycles = 0;
  for (let i = 0; i < BATCH && !core.waiting; i++) cycles += core.executeInstruction();
  cycles += waited;
  waited = 0;
  const nanoseconds = (cycles * 1e9) / mcu.clkSys;
  busy += nanoseconds;
  clock.tick(nanoseconds);
}

/** Let the flash's chip select be read as high, as it is while nobody holds BOOTSEL. */
function noBootsel() {
  const [, pin] = mcu.qspi;
  pin.padValue = 0x5a; // after a reset: data sheet of the RP2040, 2.19.6.4
  pin.setInputValue(true);
}

/** Let PIO run by the chip's clock: left to itself, rp2040js runs it by the computer's, which stands still here. */
function attachPio() {
  for (const pio of mcu.pio) {
    const next = clock.createAlarm(() => pio.run());
    pio.run = () => {
      pio.step();
      if (!pio.stopped) next.schedule(PIO_STEP);
    };
  }
}

/** Put the flash chip behind the SSI, as the core talks to it when it does not read through the cache. */
function attachFlash() {
  const ssi = mcu.findPeripheral(SSI);
  const [readRegister, writeRegister] = [ssi.readUint32.bind(ssi), ssi.writeUint32.bind(ssi)];
  let selected = true; // as long as nothing forces the pin, the SSI drives it
  let writable = false;
  let sent = [];
  let received = [];

  ssi.readUint32 = (offset) => {
    if (offset === DATA) return received.shift() ?? 0;
    if (offset === RXFLR) return received.length;
    if (offset === TXFLR) return 0;
    if (offset === STATUS) return EMPTY_AND_NOT_FULL | (received.length ? RECEIVED : 0);
    return readRegister(offset);
  };
  ssi.writeUint32 = (offset, value) => {
    if (offset !== DATA) writeRegister(offset, value);
    else if (ssi.ssienr) received.push(selected ? shift(value & 255) : 255);
  };

  // Chip select is a pin of another block, which can be forced high.
  const io = mcu.findPeripheral(IO_QSPI);
  const registers = new Uint32Array(64);
  io.readUint32 = (offset) => registers[offset >> 2] || (offset === SELECT_STATUS && !selected ? LEVEL : 0);
  io.writeUint32 = (offset, value) => {
    registers[offset >> 2] = value;
    if (offset !== SELECT) return;
    const selects = ((value >> 8) & 3) !== HIGH;
    if (selects && !selected) [sent, received] = [[], []];
    if (!selects && selected) end();
    selected = selects;
  };

  /** Take a byte, and return what the chip sends meanwhile. */
  function shift(byte) {
    sent.push(byte);
    const at = sent.length - 1;
    const [command] = sent;
    if (at === 0) {
      if (command === WRITE_ENABLE) writable = true;
      if (command === WRITE_DISABLE) writable = false;
      return 255;
    }
    if (command === READ_STATUS) return writable ? 2 : 0;
    if (command === READ_STATUS_2) return 2;
    if (command === IDENTIFY) return [...MAKER, Math.log2(start.size)][at - 1] ?? 0;
    if (command === READ && at >= 4) return mcu.flash[address() + at - 4];
    return 255;
  }

  function address() {
    return ((sent[1] << 16) | (sent[2] << 8) | sent[3]) % start.size;
  }

  /** The chip is deselected: what was sent is done. */
  function end() {
    const [command] = sent;
    const eraser = ERASERS.get(command);
    if (writable && eraser && sent.length >= 4) {
      const from = address() - (address() % eraser.bytes);
      mcu.flash.fill(255, from, from + eraser.bytes);
      took(from, eraser.bytes, eraser.ms);
    } else if (writable && command === PROGRAM && sent.length > 4) {
      const page = address() - (address() % PAGE);
      sent.slice(4).forEach((byte, index) => {
        mcu.flash[page + ((address() + index) % PAGE)] &= byte;
      });
      took(page, PAGE, PROGRAM_MS);
    } else if (command === WRITE_STATUS) {
      writable = false;
    }
  }

  function took(from, bytes, ms) {
    writable = false;
    for (let at = from; at < from + bytes; at += SECTOR) changed.add(Math.floor(at / SECTOR));
    if (start.timed) {
      waited += (ms * mcu.clkSys) / 1000;
      forget();
    }
  }
}

function forget() {
  last = -1;
  recent.fill(-1);
  before.fill(-1);
}

/** Let the core wait for what is not in the cache. */
function attachCache() {
  const ssi = mcu.findPeripheral(SSI);
  let miss = 0; // cycles that it takes
  const writeRegister = ssi.writeUint32;
  ssi.writeUint32 = (offset, value) => {
    writeRegister(offset, value);
    miss = clocks(ssi.crtlr0, ssi.spictlr0) * ssi.baudr;
  };
  forget();
  for (const name of ["readUint8", "readUint16", "readUint32"]) {
    const read = mcu[name].bind(mcu);
    mcu[name] = (address) => {
      const unsigned = address >>> 0;
      if (unsigned >= XIP && unsigned < UNCACHED) {
        const line = (unsigned - XIP) >>> 3;
        if (line !== last) look(line);
      }
      return read(address);
    };
  }

  function look(line) {
    last = line;
    const set = line % SETS;
    if (recent[set] === line) return;
    if (before[set] !== line) waited += miss;
    before[set] = recent[set];
    recent[set] = line;
  }
}

/**
 * The clocks of the flash's bus until the core has what it asked for, by registers that boot2 sets: data sheet of the
 * RP2040, 4.10.13. A Pico's boot2 has an address of 32 bits, 4 clocks of waiting and the word on four lines.
 */
function clocks(control, transfer) {
  const lines = 1 << ((control >> 21) & 3);
  const on = (wide) => (wide ? lines : 1);
  const instruction = ((transfer >> 8) & 3 ? 2 << ((transfer >> 8) & 3) : 0) / on((transfer & 3) > 1);
  const address = (4 * ((transfer >> 2) & 15)) / on((transfer & 3) > 0);
  return instruction + address + ((transfer >> 11) & 31) + WORD / lines;
}

/** Wire the panel: bytes and levels are passed on, BUSY is what the answer says. */
function attachPanel() {
  const { sck, cs, dc, reset, busy: busyPin } = start.panel;
  const spi = mcu.spi[(sck >> 3) & 1];
  const sent = clock.createAlarm(() => spi.completeTransmit(0));
  const isLow = (pin) => mcu.gpio[pin].value === 0;
  const look = clock.createAlarm(consult);

  spi.onTransmit = (byte) => {
    if (isLow(cs) && isLow(dc)) {
      pass(["command", byte]);
    } else if (isLow(cs)) {
      data.push(byte);
    }
    sent.schedule((8 * 1e9) / (spi.clockFrequency || 1e6)); // not at once: DMA would run over the FIFO
  };
  mcu.gpio[cs].addListener((level) => {
    if (level === 1 && data.length) pass();
  });
  mcu.gpio[reset].addListener((level) => {
    if (level === 0 || level === 1) pass(["reset", level]); // else nobody drives the pin
  });
  consult();

  function pass(event) {
    if (data.length) heard.push(["data", Buffer.from(data).toString("base64")]);
    data = [];
    if (event) heard.push(event);
    consult();
  }

  function consult() {
    const said = ask();
    mcu.gpio[busyPin].setInputValue(said.level === 1);
    if (said.busy) look.schedule(said.busy * MS);
  }
}

/** Notice when the lights change, not to what: that needs a finer clock. */
function attachLights() {
  let moved = -Infinity;
  mcu.gpio[start.pixels].addListener((level) => {
    if (level !== 1) return;
    const resting = clock.nanos - moved > STILL;
    moved = clock.nanos;
    if (!resting) return;
    heard.push(["light", 0]);
    ask();
  });
}

/** Pass on what was heard, and return what the panel says. */
function ask() {
  say({ heard });
  heard = [];
  const said = JSON.parse(read());
  stop ||= said.stop;
  return said;
}

/** The sectors of the flash that have changed, each with its number. */
function sectors() {
  const found = [...changed].map((index) => [
    index,
    Buffer.from(mcu.flash.subarray(index * SECTOR, (index + 1) * SECTOR)).toString("base64"),
  ]);
  changed.clear();
  return found;
}

/**
 * Find what MicroPython knows of its heap: where its table begins, how long it is, the table of finalisers, and the pool
 * from one end to the other. No other five words of memory fit one another like these.
 *
 * @returns {Uint32Array | undefined}
 */
function findHeap() {
  const words = new Uint32Array(mcu.sram.buffer);
  for (let at = 0; at + 5 <= words.length; at++) {
    const [table, length, finalisers, pool, end] = words.subarray(at, at + 5);
    if (
      length &&
      end - pool === length * BLOCKS * BLOCK &&
      table >= SRAM &&
      finalisers >= table + length &&
      pool >= finalisers &&
      end <= SRAM + BANKS
    ) {
      return words.subarray(at, at + 5);
    }
  }
  return undefined;
}

/** How large the heap is, how much of it is free, and the largest piece of that, in bytes. */
function heap() {
  const [table, length] = findHeap() ?? [];
  const blocks = length * BLOCKS;
  let free = 0;
  let piece = 0;
  let largest = 0;
  for (let block = 0; block < blocks; block++) {
    const used = (mcu.sram[table - SRAM + (block >> 2)] >> (2 * (block & 3))) & 3;
    piece = used ? 0 : piece + 1;
    free += used ? 0 : 1;
    largest = Math.max(largest, piece);
  }
  return { size: blocks * BLOCK, free: free * BLOCK, largest: largest * BLOCK };
}

function answer(answers) {
  say({ ...answers, done: true });
}

function say(message) {
  const text = Buffer.from(`${JSON.stringify({ ms: clock.nanos / MS, busy: busy / MS, dead, ...message })}\n`);
  for (let at = 0; at < text.length;) at += writeSync(1, text, at);
}

/** Return the next line of standard input; the end of that is the end of the machine. */
function read() {
  const pieces = [];
  for (;;) {
    const index = unread.indexOf(10);
    if (index >= 0) {
      const line = Buffer.concat([...pieces, unread.subarray(0, index)]).toString();
      unread = unread.subarray(index + 1);
      return line;
    }
    pieces.push(unread);
    unread = Buffer.alloc(1 << 16);
    const count = readSync(0, unread);
    if (!count) process.exit();
    unread = unread.subarray(0, count);
  }
}
