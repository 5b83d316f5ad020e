// Which language is spoken, by what was chosen and the browser says.

import { recall } from "./remember.js";

export const FALLBACK = "en";
export const CHOSEN = "language"; // in the menu, while the device does not speak it yet
export const SPOKEN = "device-language"; // what the device spoke last

export function asked() {
  return new URL(location.href).searchParams.get("lang");
}

// What was chosen, what the device speaks, else the browser: what the page speaks, and a new device begins with.
/** @param {(code: string) => boolean} known @param {string | null} choice @param {string | null} device */
export function usual(known, choice = recall(CHOSEN), device = recall(SPOKEN)) {
  const browser = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase());
  return [choice, device ?? asked(), ...browser].find((code) => code !== null && known(code)) ?? FALLBACK;
}
