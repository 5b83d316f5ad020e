/** @import { Places } from "./types/messages.js" */

// What goes wrong, by the key of its text: the page that shows it puts it into words.

export class Trouble extends Error {
  /** @param {string} key @param {Places} places */
  constructor(key, places = {}) {
    super(`${key} ${JSON.stringify(places)}`);
    this.key = key;
    this.places = places;
  }
}
