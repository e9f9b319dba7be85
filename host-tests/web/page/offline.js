// Keeps a copy of the page, for when there is no network. With one, what the
// server has is always taken first, so nobody plays an old copy.

const FILES = [
  "./", "style.css", "handheld.js", "words.js", "game.wasm", "manifest.webmanifest",
  "icon.svg", "map.svg", "route.svg", "cia.svg", "kgb.svg",
];
const COPY = "agent-x";

self.addEventListener("install", event => {
  self.skipWaiting();
  event.waitUntil(caches.open(COPY).then(copy => copy.addAll(FILES)));
});

self.addEventListener("activate", event => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", event => {
  if (event.request.method !== "GET") return;
  event.respondWith(answer(event.request));
});

async function answer(request) {
  const copy = await caches.open(COPY);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && new URL(request.url).search === "") await copy.put(request, fresh.clone());
    return fresh;
  } catch (offline) {
    const kept = await copy.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw offline;
  }
}
