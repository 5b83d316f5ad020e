// Makes the site work offline. Each version has its own cache; a new version waits until the page reports that no game
// is being played.
//
// FIRST has the files needed for a game. LATER has the other files, such as other languages and files for boards. Those
// are cached when they are used; in addition, all except other languages are cached soon after the first visit begins,
// and everything from the second visit on. Both map paths to digests, so that a cache never mixes two versions' files.

/** @type {{VERSION: string, FIRST: Record<string, string>, LATER: Record<string, string>}} */
const { VERSION, FIRST, LATER } = JSON.parse("the builder writes it here");
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));
const SPOKEN = /^(words|manifest).(?!en)/; // files for a language; English is the fallback and always included
const SCOPE = new URL(worker.registration.scope).pathname; // another copy of the site has caches of its own
const OURS = `hamstertop ${SCOPE} `;
const NAME = `${OURS}${VERSION}`;

/** @param {string} path @param {string} digest */
function wanted(path, digest) {
  return new Request(path, { cache: "no-cache", integrity: `sha256-${digest}` }); // unchanged files are not sent again
}

/** @param {string[]} paths */
async function keep(paths) {
  const cache = await caches.open(NAME);
  for (const path of paths) {
    if (LATER[path] && !(await cache.match(path))) await cache.add(wanted(path, LATER[path])).catch(() => {});
  }
}

// Return the paths in LATER that older versions have cached, so that an update does not lose any.
async function had() {
  /** @type {string[]} */
  const addresses = [];
  for (const name of (await caches.keys()).filter((name) => name.startsWith(OURS))) {
    for (const { url } of await (await caches.open(name)).keys()) addresses.push(url);
  }
  return Object.keys(LATER).filter((path) => addresses.includes(new URL(path, location.href).href));
}

worker.addEventListener("install", (event) => {
  const first = Object.entries(FIRST).map(([path, digest]) => wanted(path, digest));
  event.waitUntil(
    caches.open(NAME).then(async (cache) => {
      await cache.addAll(first);
      await keep(await had());
    }),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith(OURS) && name !== NAME).map((name) => caches.delete(name))),
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("message", (event) => {
  if (event.data === "update") worker.skipWaiting();
  else if (event.data === "all") event.waitUntil(keep(Object.keys(LATER)));
  else if (event.data === "pages") event.waitUntil(keep(Object.keys(LATER).filter((path) => !SPOKEN.test(path))));
  else event.waitUntil(keep(event.data));
});

worker.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (event.request.mode === "navigate") address.search = "";
  address.pathname = address.pathname.replace(/\/index\.html$/, "/");
  event.respondWith(
    caches.open(NAME).then(async (cache) => {
      await keep([address.href.slice(worker.registration.scope.length)]);
      return (await cache.match(address.href)) ?? fetch(event.request);
    }),
  );
});
