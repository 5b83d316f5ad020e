// The board's worker: MicroPython, the firmware on a virtual board, and its storage. Ending the worker is a power cut.

import { add, fallback, python, words } from "./python.js";
import { Memory, open } from "./store.js";

const TICK = 10; // ms

let board = null; // the module hamstertop_host.virtual.web
let store = null;

const commands = {
  async start({ config, imported, languages }) {
    const opening = open().catch((error) => {
      postMessage({ type: "unkept", reason: error.name });
      return new Memory();
    });
    const first = fallback(languages.filter((code) => [config.board.language, config.language].includes(code)));
    const runtime = await python(["firmware.pack", ...first.map(words)], (text) => postMessage({ type: "print", text }));
    store = await opening;
    for (const [name, data] of imported) store.replace(name, data);
    runtime.registerJsModule("page", {
      send(text, data) {
        const message = JSON.parse(text);
        const bytes = runtime.PyProxy.toJs(data);
        for (const name of ["data", "rgb"]) if (name in message) message[name] = bytes;
        postMessage(message);
      },
      read: (name) => store.read(name),
      append: (name, data) => store.append(name, runtime.PyProxy.toJs(data)),
      replace: (name, data) => store.replace(name, runtime.PyProxy.toJs(data)),
    });
    board = runtime.pyimport("hamstertop_host.virtual.web");
    if (!board.start(JSON.stringify(config))) return;
    postMessage({ type: "started" });
    setInterval(() => carryOn(board.live(Math.round(performance.now()))), TICK);
    for (const code of languages) if (!first.includes(code)) await add(runtime, words(code)); // for the device's settings
  },
  export: () => postMessage({ type: "saved", blobs: store ? [...store.blobs] : [] }),
};

function carryOn(well) {
  if (!well) close();
}

addEventListener("message", async ({ data }) => {
  try {
    if (data.do in commands) await commands[data.do](data);
    else if (board) carryOn(board.command(JSON.stringify(data)));
  } catch (error) {
    postMessage({ type: "fault", text: String(error.stack || error), key: error.key, places: error.places });
    close();
  }
});
