// The service worker: it keeps the page, so that it stands without a network. What it keeps is named by the build.
//
// While there is a network all is fetched, so that nobody gets an old page, but for files with a hash of what is in them in
// their names. What the service knows (/api) and its plain pages are never kept.
const KEPT = self.BUILT;
const VERSION = self.VERSION;
const PAGE = "/";
const APART = /^\/(api|text)(\/|$)|\/text$/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(KEPT)));
});

// An older page that is still open has kept its own worker until now, and with it its own files.
self.addEventListener("activate", (event) => {
  const drop = (names) => names.filter((name) => name !== VERSION).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(drop(names))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || APART.test(pathname)) return;
  if (pathname.startsWith("/assets/")) {
    event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
  } else {
    const path = request.mode === "navigate" ? PAGE : pathname;
    event.respondWith(fetch(request).catch(async (error) => (await kept(path)) ?? Promise.reject(error)));
  }
});

async function kept(path) {
  const cache = await caches.open(VERSION);
  return cache.match(path, { ignoreVary: true });
}
