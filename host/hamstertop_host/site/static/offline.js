// Make the whole site work offline, in the page's language, once any of its pages has been visited.

import "./swap.js";
import { language } from "./words.js";

navigator.serviceWorker
  ?.register("service-worker.js")
  .then(() => navigator.serviceWorker.ready)
  .then(({ active }) => {
    active?.postMessage([`words/${language}.json`]);
    active?.postMessage("pages");
  })
  .catch(() => {}); // the site then needs the network
