// A new version of the site takes over all open pages at once: each is reloaded, so that none runs old code with new
// files. It waits while a page works on something that a reload would interrupt.

import { SCOPE } from "./scope.js";

const BUSY = `${SCOPE}-busy`;
let controlled = Boolean(navigator.serviceWorker?.controller); // a first version takes over nothing

navigator.serviceWorker?.addEventListener("controllerchange", () => {
  if (controlled) location.reload();
  controlled = true;
});

// Do something during which no new version takes over.
/** @template T @param {() => Promise<T>} act @returns {Promise<T>} */
export const undisturbed = (act) => navigator.locks?.request(BUSY, { mode: "shared" }, act) ?? act();

// Let a version that waits take over. Return whether no page was busy.
/** @param {ServiceWorker} waiting @returns {Promise<boolean>} */
export async function swap(waiting) {
  const free = await (navigator.locks?.request(BUSY, { ifAvailable: true }, Boolean) ?? true);
  if (free) waiting.postMessage("update");
  return free;
}
