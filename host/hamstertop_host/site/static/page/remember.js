// Remember values from visit to visit, or until the page is closed if the browser does not let it store anything.

import { SCOPE } from "./scope.js";

/** @type {Map<string, string | null>} */
const meanwhile = new Map();

/** @param {string} name */
export function recall(name) {
  try {
    return localStorage.getItem(`${SCOPE} ${name}`);
  } catch {
    // access to the storage may be denied
    return meanwhile.get(name) ?? null;
  }
}

/** @param {string} name @param {string | null} value */
export function remember(name, value) {
  meanwhile.set(name, value);
  try {
    if (value) localStorage.setItem(`${SCOPE} ${name}`, value);
    else localStorage.removeItem(`${SCOPE} ${name}`);
  } catch {
    /* kept until the page is closed */
  }
}
