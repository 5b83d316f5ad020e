// The worker that creates reports and looks at shared games, using MicroPython with the firmware and the host's report modules.

import { ENGLISH, words } from "./pack.js";
import { add, python, told } from "./python.js";

/** @import { Blobs } from "./types/site.js" */

addEventListener("message", async ({ data }) => {
  const { files = [], source, language, otherwise, languages, shared, identity } = data;
  try {
    const runtime = await python(["firmware.pack", "report.pack", words(ENGLISH)], () => {});
    // The saved game's language is among these. Without a network, those that have never been used are not there.
    const others = languages.filter((/** @type {string} */ each) => each !== ENGLISH).map(words);
    await Promise.all(others.map((/** @type {string} */ pack) => add(runtime, pack).catch(() => {})));
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
