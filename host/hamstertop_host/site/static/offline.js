// All of the site works without a network once any page of it has been visited, in the language of that page.

import { language } from "./words.js";

navigator.serviceWorker
  ?.register("service-worker.js")
  .then(() => navigator.serviceWorker.ready)
  .then(({ active }) => {
    active?.postMessage([`words/${language}.json`]);
    active?.postMessage("pages");
  })
  .catch(() => {}); // then it needs the network
