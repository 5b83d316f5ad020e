// Makes the report: MicroPython with the firmware and the reports of the host.

import { python } from "./python.js";

addEventListener("message", async ({ data: { files, source } }) => {
  try {
    const printed = [];
    const runtime = await python(["firmware.pack", "report.pack"], (text) => printed.push(text));
    const stored = new Map(files);
    runtime.registerJsModule("page", { names: () => [...stored.keys()].join("\n"), read: (name) => stored.get(name) });
    postMessage({ html: runtime.pyimport("hamstertop_host.reports.browser").report(source) });
  } catch (error) {
    postMessage({ error: error.message.trim().split("\n").pop() });
  }
});
