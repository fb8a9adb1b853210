// Caches the whole app, so that it opens at once and offline. Never touches the API.
//
// Every release has its own cache, used only once it is complete. An open page keeps the files it started with; the next
// page load gets the newest complete release.

const worker = self as unknown as ServiceWorkerGlobalScope;

/** Inserted by the build. */
declare const RELEASE: { readonly name: string; readonly files: readonly string[] };

const PREFIX = 'tidetable ';
const NAME = PREFIX + RELEASE.name;
/** A page of an older release may have a game in progress. */
const RELEASES_KEPT = 3;
/** Cached last: if it is there, all files are. */
const HOME = '/';
const PAGES = [HOME, '/verify'];

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(RELEASE.files.filter((file) => file !== HOME).map((file) => keep(cache, file)));
  await keep(cache, HOME);
}

/** A file with its hash in its name can be taken from an older release. */
async function keep(cache: Cache, file: string): Promise<void> {
  const known = isHashed(file) ? await caches.match(file) : undefined;
  const answer = known ?? (await fetch(file, { cache: isHashed(file) ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(file, answer);
}

function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => worker.clients.claim()));
});

async function releases(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function forgetOld(): Promise<void> {
  const old = (await releases()).filter((name) => name !== NAME).slice(0, 1 - RELEASES_KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (!isServers(pathname)) event.respondWith(page(pathname, request));
  } else if (isHashed(pathname)) event.respondWith(asset(request));
  else if (RELEASE.files.includes(pathname)) event.respondWith(kept(pathname, request));
});

/** What only the server can answer. */
function isServers(path: string): boolean {
  return /^\/(api|docs|healthz|metrics)(\/|$)/.test(path);
}

async function page(path: string, request: Request): Promise<Response> {
  return kept(PAGES.includes(path) ? path : HOME, request);
}

/** From this release, or from the newest complete one. */
async function kept(path: string, request: Request): Promise<Response> {
  for (const name of [NAME, ...(await releases()).reverse()]) {
    const cache = await caches.open(name);
    const found = (await cache.match(HOME)) && (await cache.match(path));
    if (found) return found;
  }
  return fetch(request);
}

/** From the release it belongs to; files that are not cached up front are cached on first use. */
async function asset(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(NAME)).put(request, answer.clone());
  return answer;
}
