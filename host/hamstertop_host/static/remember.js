// What the browser remembers of this page from visit to visit; where it does not let the page, until that is closed.

/** @type {Map<string, string | null>} */
const meanwhile = new Map();

/** @param {string} name */
export function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    // it may not even be looked at
    return meanwhile.get(name) ?? null;
  }
}

/** @param {string} name @param {string | null} value */
export function remember(name, value) {
  meanwhile.set(name, value);
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch {
    /* until the page is closed, then */
  }
}
