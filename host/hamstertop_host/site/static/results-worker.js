// Answers questions on results: MicroPython with the firmware and the reports of the host.

import { words } from "./pack.js";
import { python, told } from "./python.js";

/** @import { PyProxy } from "./micropython.mjs" */

/** @type {Promise<PyProxy> | null} */
let module = null;

/** @param {string[]} languages */
async function load(languages) {
  const runtime = await python(["firmware.pack", "report.pack", "results.pack", ...languages.map(words)], () => {});
  return runtime.pyimport("hamstertop_host.reports.evenings");
}

addEventListener("message", async ({ data: { number, name, question, languages } }) => {
  try {
    module ??= load(languages);
    const answer = (await module)[name](JSON.stringify(question));
    postMessage({ number, answer: JSON.parse(answer) });
  } catch (error) {
    postMessage({ number, error: told(error) });
  }
});
