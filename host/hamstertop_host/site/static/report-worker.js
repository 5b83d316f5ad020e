// Makes the report: MicroPython with the firmware and the reports of the host.

import { python } from "./python.js";

addEventListener("message", async ({ data: { blobs, source } }) => {
  try {
    const printed = [];
    const runtime = await python(["firmware.pack", "report.pack"], (text) => printed.push(text));
    const stored = new Map(blobs);
    runtime.registerJsModule("page", { names: () => [...stored.keys()].join("\n"), read: (name) => stored.get(name) });
    postMessage({ html: runtime.pyimport("hamstertop_host.reports.browser").page(source) });
  } catch (error) {
    postMessage({ error: error.message.trim().split("\n").pop() });
  }
});
