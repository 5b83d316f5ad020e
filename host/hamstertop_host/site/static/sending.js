// Sends names and set-ups that were chosen in this browser to a board, as hamstertop_host/flashing/sending.py plans it for
// `hamstertop send` too. Here MicroPython runs it, with the firmware's own settings.

import { python } from "./python.js";
import { glance } from "./store.js";
import { Trouble } from "./trouble.js";

const REFUSED = {
  none: "sending.none",
  old: "sending.old",
  newer: "sending.newer",
  later: "sending.newer",
  foreign: "sending.nothing",
  nothing: "sending.nothing",
  full: "sending.full",
};

// The settings of the device in this browser.
export async function chosen() {
  const blobs = await glance().catch(() => new Map());
  if (!blobs.get("settings")?.length) throw new Trouble("sending.nothing");
  return blobs.get("settings");
}

// `device` runs programs. Gives what is new to the board: `names`, `titles`; `left`, the names that have no room; and
// whether anything was `sent`.
export async function send(device, settings) {
  const runtime = await python(["firmware.pack", "planning.pack"], () => {});
  const planner = runtime.pyimport("sending");
  const printed = await device.run(planner.LOOK);
  const sent = Array.from(settings, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const { programs, names, left, titles, refused } = JSON.parse(planner.plan_as_json(JSON.stringify({ printed, sent })));
  if (refused) throw new Trouble(REFUSED[refused]);
  let said = planner.STORED;
  for (const program of programs) said = await device.run(program);
  if (said.trim() !== planner.STORED) throw new Trouble("sending.refused");
  return { names, left, titles, sent: programs.length > 0 };
}
