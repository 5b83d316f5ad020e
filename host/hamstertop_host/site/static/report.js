// The report page on saved games, made by the same code as `hamstertop log --html`, in a worker of its own.

import { $, save } from "./dom.js";

let html = "";

// `files` are a board's, by path; "memory" is what CircuitPython keeps besides.
export function report(files, source) {
  const worker = new Worker("report-worker.js", { type: "module" });
  return new Promise((done, fail) => {
    worker.addEventListener("message", ({ data }) => (data.error ? fail(new Error(data.error)) : done(data.html)));
    worker.addEventListener("error", (event) => fail(new Error(event.message || "the worker cannot be started")));
    worker.postMessage({ files: [...files], source });
  }).then((page) => {
    html = page;
    $("report-page").srcdoc = page;
    $("report-dialog").showModal();
  }).finally(() => worker.terminate());
}

$("report-close").addEventListener("click", () => $("report-dialog").close());
$("report-save").addEventListener("click", () => save(new Blob([html], { type: "text/html" }), "evening.html"));
