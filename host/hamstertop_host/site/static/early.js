// The board's worker, which is started before anything else on the page because it loads the most. It is null if the
// browser cannot run it.

import { lacking } from "./lacking.js";

/** @type {(Worker & {broken?: boolean, fresh?: boolean}) | null} */
export const early = lacking().length ? null : new Worker("worker.js", { type: "module" });
early?.addEventListener("error", () => {
  early.broken = true;
}); // there is no other listener yet
