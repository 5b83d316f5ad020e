// Send a board the names and set-ups that were chosen in this browser. hamstertop_host/flashing/sending.py, which
// `hamstertop send` also uses, plans this; here it runs on MicroPython, with the firmware's own settings module.

import { python } from "./python.js";
import { peek } from "./store.js";
import { Trouble } from "./trouble.js";
import { contents } from "./zip.js";

/** @import { Bytes } from "./types/messages.js" */
/** @import { SerialDevice } from "./serial.js" */

const MOST = 1 << 22; // the maximum size in bytes of a file saved by a phone
/** @type {Record<string, string>} */
const REFUSED = {
  none: "sending.none",
  old: "sending.old",
  odd: "serial.odd",
  newer: "sending.newer",
  later: "sending.newer",
  foreign: "sending.nothing",
  nothing: "sending.nothing",
  full: "sending.full",
};

// Return the settings in a file made by *Save all*, or in a settings.bin file.
/** @param {File} file */
export async function inFile(file) {
  const found = await contents(file, MOST);
  const settings = found.get("saved/settings.bin") ?? (found.size === 1 ? [...found.values()][0] : null);
  if (!settings?.length) throw new Trouble("sending.foreign", { file: file.name });
  return settings;
}

// Return the settings of the device in this browser.
/** @returns {Promise<Bytes>} */
export async function chosen() {
  const blobs = await peek().catch(() => new Map());
  const settings = blobs.get("settings");
  if (!settings?.length) throw new Trouble("sending.nothing");
  return settings;
}

// Send settings to a device that can run programs. `file` is the name of the file that they come from, if any. Return
// the `names` and `titles` that are new to the board, the names that did not fit (`left`), and whether anything was
// `sent`.
/**
 * @param {SerialDevice} device @param {Bytes} settings @param {string} [file]
 * @returns {Promise<{names: string[], left: string[], titles: string[], sent: boolean}>}
 */
export async function send(device, settings, file) {
  const runtime = await python(["firmware.pack", "planning.pack"], () => {});
  const planner = runtime.pyimport("sending");
  const printed = await device.run(planner.LOOK);
  const sent = Array.from(settings, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const { programs, names, left, titles, refused } = JSON.parse(
    planner.plan_as_json(JSON.stringify({ printed, sent })),
  );
  if (refused)
    throw file && ["foreign", "nothing"].includes(refused)
      ? new Trouble("sending.foreign", { file })
      : new Trouble(REFUSED[refused]);
  let said = planner.STORED;
  for (const program of programs) said = await device.run(program);
  if (said.trim() !== planner.STORED) throw new Trouble("sending.refused");
  return { names, left, titles, sent: programs.length > 0 };
}
