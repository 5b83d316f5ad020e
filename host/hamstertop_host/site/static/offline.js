// All of the site works without a network once any page of it has been visited.

navigator.serviceWorker
  ?.register("service-worker.js")
  .then(() => navigator.serviceWorker.ready)
  .then(({ active }) => active?.postMessage("pages"))
  .catch(() => {}); // then it needs the network
