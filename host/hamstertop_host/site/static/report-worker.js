// The worker that creates reports and looks at shared games, using MicroPython with the firmware and the host's report modules.

import { words } from "./pack.js";
import { python, told } from "./python.js";

/** @import { Blobs } from "./types/site.js" */

addEventListener("message", async ({ data }) => {
  const { files = [], source, language, otherwise, languages, shared, identity } = data;
  try {
    /** @type {string[]} */
    const printed = [];
    const packs = languages.map(words); // the saved game's language is among them
    const runtime = await python(["firmware.pack", "report.pack", ...packs], (text) => printed.push(text));
    const stored = /** @type {Blobs} */ (new Map(shared ? [["shared", shared]] : files));
    runtime.registerJsModule("page", {
      names: () => [...stored.keys()].join("\n"),
      read: (/** @type {string} */ name) => stored.get(name),
    });
    const { look, report } = runtime.pyimport("hamstertop_host.reports.browser");
    postMessage({ answer: shared ? JSON.parse(look(identity, language)) : report(source, language, otherwise) });
  } catch (error) {
    postMessage({ error: told(error) });
  }
});
