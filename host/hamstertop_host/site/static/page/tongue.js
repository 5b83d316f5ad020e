// Select the language from what was chosen, what the device uses and the browser's settings.

import { recall } from "./remember.js";

export const FALLBACK = "en";
export const CHOSEN = "language"; // the language chosen in the menu, until the device uses it
export const SPOKEN = "device-language"; // the language that the device used last

export function asked() {
  return new URL(location.href).searchParams.get("lang");
}

// Return the language for the page and for new devices: the one chosen, else the device's, else the browser's.
/** @param {(code: string) => boolean} known @param {string | null} choice @param {string | null} device */
export function usual(known, choice = recall(CHOSEN), device = recall(SPOKEN)) {
  const browser = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase());
  return [choice, device ?? asked(), ...browser].find((code) => code !== null && known(code)) ?? FALLBACK;
}
