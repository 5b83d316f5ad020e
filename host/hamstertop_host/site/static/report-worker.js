// The worker that creates reports, using MicroPython with the firmware and the host's report modules.

import { words } from "./pack.js";
import { python, told } from "./python.js";

/** @import { Blobs } from "./types/site.js" */

addEventListener("message", async ({ data: { files, source, language, otherwise, languages } }) => {
  try {
    /** @type {string[]} */
    const printed = [];
    const packs = languages.map(words); // the saved game's language is among them
    const runtime = await python(["firmware.pack", "report.pack", ...packs], (text) => printed.push(text));
    const stored = /** @type {Blobs} */ (new Map(files));
    runtime.registerJsModule("page", {
      names: () => [...stored.keys()].join("\n"),
      read: (/** @type {string} */ name) => stored.get(name),
    });
    postMessage({ html: runtime.pyimport("hamstertop_host.reports.browser").report(source, language, otherwise) });
  } catch (error) {
    postMessage({ error: told(error) });
  }
});
