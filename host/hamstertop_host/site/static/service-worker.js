// The site without a network. Each version lies in a cache of its own; a new one waits until the page says that nothing
// is being played.

const NAME = `hamstertop-${VERSION}`;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })))));
});

addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(
    names.filter((name) => name.startsWith("hamstertop-") && name !== NAME).map((name) => caches.delete(name)),
  )));
});

addEventListener("message", (event) => {
  if (event.data === "update") skipWaiting();
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(caches.open(NAME).then(async (cache) => {
    const found = await cache.match(event.request, { ignoreSearch: event.request.mode === "navigate" });
    return found ?? fetch(event.request);
  }));
});
