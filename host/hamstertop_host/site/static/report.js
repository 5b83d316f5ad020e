// The report page on saved games, made by the same code as `hamstertop log --html`, in a worker of its own.

import { $, save } from "./dom.js";
import { Trouble } from "./trouble.js";
import { chosen, language, languages } from "./words.js";

let html = "";

// `files` are a board's, by path.
export function report(files, source) {
  const worker = new Worker("report-worker.js", { type: "module" });
  return new Promise((done, fail) => {
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
  })
    .then(show)
    .finally(() => worker.terminate());
}

export function show(page) {
  html = page;
  $("report-page").srcdoc = page;
  $("report-dialog").showModal();
}

$("report-close").addEventListener("click", () => $("report-dialog").close());
$("report-save").addEventListener("click", () => save(new Blob([html], { type: "text/html" }), "evening.html"));
