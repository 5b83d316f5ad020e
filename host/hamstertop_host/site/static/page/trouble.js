/** @import { Places } from "./types/messages.js" */

// An error identified by the key of its text, which the page shows in its language.

export class Trouble extends Error {
  /** @param {string} key @param {Places} places */
  constructor(key, places = {}) {
    super(`${key} ${JSON.stringify(places)}`);
    this.key = key;
    this.places = places;
  }
}
