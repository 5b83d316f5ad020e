// Create the report page on saved games in a worker, with the same code as `hamstertop log --html`.

import { $, save } from "./dom.js";
import { Trouble } from "./trouble.js";
import { chosen, language, languages } from "./words.js";

/** @import { Blobs } from "./types/site.js" */

let html = "";

// Create and show the report. `files` are saved files by path.
/** @param {Blobs} files @param {string} source */
export function report(files, source) {
  const worker = new Worker("report-worker.js", { type: "module" });
  /** @type {Promise<string>} */
  const made = new Promise((done, fail) => {
    worker.addEventListener("message", ({ data }) =>
      data.error ? fail(Object.assign(new Error(), data.error)) : done(data.html),
    );
    worker.addEventListener("error", (event) =>
      fail(event.message ? new Error(event.message) : new Trouble("fault.worker")),
    );
    worker.postMessage({
      files: [...files],
      source,
      language: chosen() ?? "",
      otherwise: language,
      languages: Object.keys(languages),
    });
  });
  return made.then(show).finally(() => worker.terminate());
}

/** @param {string} page */
function show(page) {
  html = page;
  $("report-page").srcdoc = page;
  $("report-dialog").showModal();
}

$("report-close").addEventListener("click", () => $("report-dialog").close());
$("report-save").addEventListener("click", () => save(new Blob([html], { type: "text/html" }), "evening.html"));
