// Create the report page on saved games in a worker, with the same code as `hamstertop log --html`.

import { $, save } from "./dom.js";
import { Trouble } from "./trouble.js";
import { chosen, language, languages } from "./words.js";

/** @import { Blobs } from "./types/site.js" */

let html = "";

// Ask a worker, and return its answer.
/** @param {Record<string, unknown>} question @returns {Promise<any>} */
export function ask(question) {
  const worker = new Worker("report-worker.js", { type: "module" });
  const made = new Promise((done, fail) => {
    worker.addEventListener("message", ({ data }) =>
      data.error ? fail(Object.assign(new Error(), data.error)) : done(data.answer),
    );
    worker.addEventListener("error", (event) =>
      fail(event.message ? new Error(event.message) : new Trouble("fault.worker")),
    );
    worker.postMessage({ languages: Object.keys(languages), ...question });
  });
  return made.finally(() => worker.terminate());
}

// Create and show the report. `files` are saved files by path.
/** @param {Blobs} files @param {string} source */
export function report(files, source) {
  return ask({ files: [...files], source, language: chosen() ?? "", otherwise: language }).then(show);
}

/** @param {string} page */
function show(page) {
  html = page;
  $("report-page").srcdoc = page;
  $("report-dialog").showModal();
}

$("report-close").addEventListener("click", () => $("report-dialog").close());
$("report-save").addEventListener("click", () => save(new Blob([html], { type: "text/html" }), "evening.html"));
