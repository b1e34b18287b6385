// The service worker: the page starts from what is kept, with or without a network. `scripts/offline.mjs` puts in the list of files.
const VERSION = '__VERSION__';
const FILES = __FILES__;
const NAME = `touchline-${VERSION}`;
const base = new URL('./', self.location.href);
const here = (name) => new URL(name, base).href;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(NAME).then(async (cache) => {
      // What an older version has under the same name is the same: names have hashes.
      for (const name of FILES) {
        const known = name.startsWith('assets/') ? await caches.match(here(name)) : undefined;
        if (known) await cache.put(here(name), known);
        else await cache.add(new Request(here(name), { cache: 'reload' }));
      }
    }),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith('touchline-') && name !== NAME).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

// The reader asked for the version that waits.
self.addEventListener('message', ({ data }) => {
  if (data === 'use') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return;
  const path = url.pathname.slice(base.pathname.length);
  // What the server alone knows is never kept.
  if (/^(api|healthz|readyz|metrics)(\/|$)/.test(path)) return;
  const name = request.mode === 'navigate' ? here('index.html') : request.url;
  event.respondWith(
    caches.open(NAME).then(async (cache) => {
      const found = await cache.match(name, { ignoreSearch: true });
      if (!found) return fetch(request);
      return request.mode === 'navigate' ? page(found) : found;
    }),
  );
});

/** The page for any address: on a plain web host its files are named from where it lies, and an address may lie deeper. */
async function page(found) {
  const text = await found.text();
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  for (const name of [
    'content-security-policy',
    'referrer-policy',
    'cross-origin-opener-policy',
    'x-content-type-options',
  ]) {
    const value = found.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(text.replaceAll('="./', `="${base.pathname}`), { headers });
}
