// Shows our own page when the site cannot be reached, and does nothing else: no answer of a page, of its data or of the
// API is ever cached (docs/decisions/0053). A new build registers this file under a new address, whose
// `build` names the cache.

const ours = 'marsmaths-offline-';
const cacheName = ours + (new URL(self.location.href).searchParams.get('build') ?? 'unknown');
const offlinePage = '/offline';
/** Opening these does something: they go past this worker, as the browser itself would ask for them. */
const withEffect = ['/logout', '/login/provider', '/login/callback'];

self.addEventListener('install', (event) => event.waitUntil(cacheOfflinePage().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { method, mode, destination, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  // A page of the chat panel has its own words for a failure, and ours may not be framed.
  const isPage = mode === 'navigate' && destination === 'document' && !withEffect.includes(pathname);
  if (isPage) event.respondWith(page(event));
  // Those of the offline page; the browser's own cache answers for the others.
  const isStyleOrFont = pathname.startsWith('/assets/') && (destination === 'style' || destination === 'font');
  if (isStyleOrFont) event.respondWith(fetch(event.request).catch((failure) => cached(pathname, failure)));
});

/** The page as the network gives it; only when nothing comes at all, the cached offline page. */
async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (failure) {
    return cached(offlinePage, failure);
  }
}

async function cached(address, failure) {
  const cache = await caches.open(cacheName);
  const found = await cache.match(address, { ignoreVary: true });
  if (found === undefined) throw failure;
  return found;
}

/** Caches the page with the style and the font that it names. Without all of them the old worker stays. */
async function cacheOfflinePage() {
  const html = await publicFile(offlinePage);
  const addresses = [...(await html.clone().text()).matchAll(/href="(\/assets\/[^"]+)"/g)].map((match) => match[1]);
  const files = await Promise.all(addresses.map(publicFile));
  const cache = await caches.open(cacheName);
  await Promise.all([offlinePage, ...addresses].map((address, place) => cache.put(address, [html, ...files][place])));
}

/** Asked for without cookies: what comes is what everybody gets. */
async function publicFile(address) {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok || response.redirected) throw new Error(`${address} answered ${response.status}`);
  return response;
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The browser asks for the page while this worker wakes up: nothing gets slower.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}
