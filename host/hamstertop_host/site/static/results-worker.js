// The worker that answers requests about results, using MicroPython with the firmware and the host's report modules.

import { ENGLISH, words } from "./pack.js";
import { add, python, told } from "./python.js";

/** @import { Runtime } from "./micropython.mjs" */

/** @type {Promise<Runtime> | null} */
let loading = null;
const spoken = new Set([ENGLISH]); // the languages whose words are loaded

// Load a language's words and return the language, or English if they are not available.
/** @param {Runtime} runtime @param {string} language */
async function speak(runtime, language) {
  try {
    if (!spoken.has(language)) await add(runtime, words(language));
    spoken.add(language);
    return language;
  } catch {
    return ENGLISH; // there is no network, and the language has never been used
  }
}

addEventListener("message", async ({ data: { number, name, question } }) => {
  try {
    loading ??= python(["firmware.pack", "report.pack", "results.pack", words(ENGLISH)], () => {});
    const runtime = await loading;
    if (question?.language) question.language = await speak(runtime, question.language);
    const answer = runtime.pyimport("hamstertop_host.reports.evenings")[name](JSON.stringify(question));
    postMessage({ number, answer: JSON.parse(answer) });
  } catch (error) {
    postMessage({ number, error: told(error) });
  }
});
