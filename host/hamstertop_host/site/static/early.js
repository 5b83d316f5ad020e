// The board's worker, started before anything else of the page: it has the most to load. Null where there can be none.

import { lacking } from "./lacking.js";

/** @type {(Worker & {broken?: boolean, fresh?: boolean}) | null} */
export const early = lacking().length ? null : new Worker("worker.js", { type: "module" });
early?.addEventListener("error", () => {
  early.broken = true;
}); // nobody else listens yet
