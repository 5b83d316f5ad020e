// A board on a serial port, whose files are accessed through MicroPython's raw REPL.

import { Trouble } from "./trouble.js";

/** @import { About, Code, Fact } from "./types/flashing.js" */
/** @import { Bytes } from "./types/messages.js" */
/** @import { Blobs } from "./types/site.js" */

const CHUNK = 1024; // bytes in each line
const PATIENCE = 10000; // the longest time in ms without a byte from the board
const [CTRL_A, CTRL_B, CTRL_C, CTRL_D] = ["\x01", "\x02", "\x03", "\x04"];

const HELPERS = `
import os, json, hashlib, binascii
def _report(path):
    digest = hashlib.sha256()
    with open(path, 'rb') as file:
        while True:
            data = file.read(512)
            if not data:
                break
            digest.update(data)
    print(json.dumps([path, [os.stat(path)[6], binascii.hexlify(digest.digest()).decode()]]))
def _paths(folder):
    try:
        names = os.listdir(folder)
    except OSError:
        return
    for name in names:
        path = folder + '/' + name
        if os.stat(path)[0] & 0x4000:
            for below in _paths(path):
                yield below
        else:
            yield path
def _look(folder, paths):
    for path in _paths(folder):
        _report(path)
    for path in paths:
        try:
            if not os.stat(path)[0] & 0x4000:
                _report(path)
        except OSError:
            pass
def _make(path):
    at = path.find('/', 1)
    while at > 0:
        try:
            os.mkdir(path[:at])
        except OSError as error:
            if error.args[0] != 17:
                raise
        at = path.find('/', at + 1)
def _remove(path):
    try:
        os.remove(path)
        while '/' in path:
            path = path.rsplit('/', 1)[0]
            os.rmdir(path)
    except OSError:
        pass
`;
/** @param {string} text */
function quoted(text) {
  return JSON.stringify(text); // the JSON string for a path is also valid Python
}

// Parse a board's output as JSON.
/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Trouble("serial.odd");
  }
}

/** @param {string} text */
function fromHex(text) {
  return Uint8Array.from(text.replace(/\s/g, "").match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export class SerialDevice {
  // Open the port and stop the program on the board. `code` has programs for the board, from `board_files` in
  // onto.py: `about` identifies the board, `still` stops a watchdog, and `kept` prints the content of its storage.
  /** @param {SerialPort} port @param {Code} code */
  static async open(port, code) {
    await port.open({ baudRate: 115200 }).catch(() => {
      throw new Trouble("serial.busy");
    });
    const device = new SerialDevice(port, code);
    try {
      await device.interrupt();
      await device.run(code.still);
      await device.run(HELPERS);
    } catch (error) {
      await device.close();
      throw error;
    }
    return device;
  }

  /** @param {SerialPort} port @param {Code} code */
  constructor(port, code) {
    this.port = port;
    this.code = code;
    this.reader = /** @type {ReadableStream<Uint8Array>} */ (port.readable).getReader();
    this.writer = /** @type {WritableStream<Uint8Array>} */ (port.writable).getWriter();
    this.heard = "";
    this.decoder = new TextDecoder("latin1");
  }

  /** @param {Bytes} bytes */
  async give(bytes) {
    await this.writer.write(bytes).catch(() => {
      throw new Trouble("serial.gone");
    });
  }

  /** @param {string} text */
  async send(text) {
    await this.give(new TextEncoder().encode(text));
  }

  // Return what the board sends, up to and including `end`.
  /** @param {string} end @returns {Promise<string>} */
  async until(end) {
    while (!this.heard.includes(end)) {
      let timer = 0;
      const late = new Promise((_, fail) => {
        timer = setTimeout(fail, PATIENCE, new Trouble("serial.silent"));
      });
      const heard = this.reader.read().catch(() => ({ done: true, value: undefined })); // unplugged
      const { value, done } = await Promise.race([heard, late]).finally(() => clearTimeout(timer));
      if (done) throw new Trouble("serial.gone");
      this.heard += this.decoder.decode(value, { stream: true });
    }
    const at = this.heard.indexOf(end) + end.length;
    const found = this.heard.slice(0, at);
    this.heard = this.heard.slice(at);
    return found;
  }

  async interrupt() {
    await this.send(`\r${CTRL_C}${CTRL_C}`);
    await this.send(`\r${CTRL_A}`);
    await this.until("raw REPL; CTRL-B to exit\r\n>");
    await this.send(CTRL_D); // a soft reset, which frees the memory that the program used
    await this.until("raw REPL; CTRL-B to exit\r\n");
    await this.until(">");
  }

  // Run code, and return what it prints.
  /** @param {string} code */
  async run(code) {
    const bytes = new TextEncoder().encode(code);
    for (let at = 0; at < bytes.length; at += 256) {
      await this.give(bytes.slice(at, at + 256));
      if (bytes.length > 256) await new Promise((next) => setTimeout(next, 10)); // so that slow boards can keep up
    }
    await this.send(CTRL_D);
    await this.until("OK");
    const printed = (await this.until(CTRL_D)).slice(0, -1);
    const fault = (await this.until(CTRL_D)).slice(0, -1);
    await this.until(">");
    if (fault) throw new Trouble("serial.says", { fault: fault.trim().split("\n").pop() });
    return printed;
  }

  /** @returns {Promise<About>} */
  async about() {
    const [name, version, machine, mpy, build] = parsed(await this.run(this.code.about));
    return { name, version, identity: machine.split(" with ")[0], mpy, build };
  }

  // Release the port, after restarting the board's program if `restart` is true.
  async close(restart = false) {
    if (restart) {
      await this.send(
        "import time\ntime.sleep(0.1)\ntry:\n import machine\nexcept ImportError:\n import microcontroller as machine\nmachine.reset()\n",
      ).catch(() => {});
      await this.send(CTRL_D).catch(() => {});
      await this.until("OK").catch(() => {}); // closing the port would drop data that is still being sent
    } else {
      await this.send(`\r${CTRL_B}`).catch(() => {});
    }
    await this.reader.cancel().catch(() => {});
    this.reader.releaseLock();
    await this.writer.close().catch(() => {});
    await this.port.close().catch(() => {});
  }

  // Methods used by copying.js

  /** @param {string} path */
  async read(path) {
    const code =
      `import binascii\ntry:\n with open(${quoted(path)}, 'rb') as file:\n  print('there')\n  while True:\n` +
      `   data = file.read(256)\n   if not data:\n    break\n   print(binascii.hexlify(data).decode())\nexcept OSError:\n print('none')`;
    const printed = await this.run(code);
    return printed.startsWith("there") ? fromHex(printed.slice(5)) : null;
  }

  /** @param {string} folder @param {string[]} paths @returns {Promise<Map<string, Fact>>} */
  async look(folder, paths) {
    const outside = paths.filter((path) => !path.startsWith(`${folder}/`));
    const printed = await this.run(`_look(${quoted(folder)}, ${JSON.stringify(outside)})`);
    return new Map(
      printed
        .split("\n")
        .filter((line) => line.trim())
        .map(parsed),
    );
  }

  /** @param {string} path @param {Uint8Array} data */
  async write(path, data) {
    await this.run(`import binascii\n_make(${quoted(path)})\n_f = open(${quoted(`${path}.new`)}, 'wb')`);
    for (let at = 0; at < data.length; at += CHUNK) {
      const hex = Array.from(data.subarray(at, at + CHUNK), (byte) => byte.toString(16).padStart(2, "0")).join("");
      await this.run(`_f.write(binascii.unhexlify('${hex}'))`);
    }
    await this.run(`_f.close()\nos.rename(${quoted(`${path}.new`)}, ${quoted(path)})`);
  }

  async room() {
    const [block, free] = parsed(await this.run(this.code.room));
    return { block, free };
  }

  /** @param {string} path */
  async remove(path) {
    await this.run(`_remove(${quoted(path)})`);
  }

  // Return the files for a report, one for each blob in the board's storage.
  /** @returns {Promise<Blobs>} */
  async kept() {
    /** @type {Map<string, string>} */
    const hex = new Map();
    for (const line of (await this.run(this.code.kept)).split("\n")) {
      const [name, piece] = line.trim().split(" ");
      if (piece) hex.set(name, (hex.get(name) ?? "") + piece);
    }
    return new Map([...hex].map(([name, digits]) => [`saved/${name}.bin`, fromHex(digits)]));
  }
}
