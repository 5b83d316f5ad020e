// What the browser remembers of this page from visit to visit; where it does not let the page, until that is closed.

const meanwhile = new Map();

export function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    // it may not even be looked at
    return meanwhile.get(name) ?? null;
  }
}

export function remember(name, value) {
  meanwhile.set(name, value);
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch {
    /* until the page is closed, then */
  }
}
