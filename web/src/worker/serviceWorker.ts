/*
 * Lets the staff's day and the inspections open without a network (docs/rules/back-office.md#without-a-network). It serves two kinds of
 * requests. Pages of its scopes come from the network, or from the device if the network fails, so that a new release is always shown.
 * Files whose names change with their content come from the device. It never handles data of the agency.
 */

/** Constants that the build inserts (vite/offlineApp.ts): the files that these pages need, and the name of the build. */
declare const OFFLINE_FILES: readonly string[];
declare const OFFLINE_BUILD: string;

interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface RequestEvent extends Event {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
/** The part of a worker's global scope that is used; the library of its types contradicts that of pages. */
interface WorkerScope {
  addEventListener: ((type: 'install' | 'activate', listener: (event: WaitingEvent) => void) => void) &
    ((type: 'fetch', listener: (event: RequestEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: { origin: string };
  registration: { scope: string };
}
const worker = self as unknown as WorkerScope;

/** All registrations of the origin share its caches, so each uses and deletes only those with its prefix. */
const prefix = `app ${worker.registration.scope} `;
const current = prefix + OFFLINE_BUILD;
/** Every page of the application is the same document. */
const shell = '/journee';
const pages = /^\/(?:journee|dossier)(?:\/|$)/;

worker.addEventListener('install', (event) => {
  const load = async (): Promise<void> => {
    const cache = await caches.open(current);
    await cache.addAll([new Request(shell, { cache: 'reload' }), ...OFFLINE_FILES]);
    await worker.skipWaiting();
  };
  event.waitUntil(load());
});

worker.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const builds = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
    // An open page may still need files of the previous build.
    await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

const fromCache = (address: string): Promise<Response | undefined> => caches.match(address, { cacheName: current });

/** Tells whether a proxy answered because the server itself could not be reached. */
const isAway = ({ status }: Response): boolean => status >= 502 && status <= 504;

/** Milliseconds after which a page opens from the device if the network is slow. */
const patienceMs = 4000;

const page = async (request: Request): Promise<Response> => {
  const fetched = fetch(request);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  try {
    const answer = await Promise.race([fetched, waited]);
    if (answer && !isAway(answer)) return answer;
    return (await fromCache(shell)) ?? (await fetched);
  } catch {
    return (await fromCache(shell)) ?? Response.error();
  } finally {
    clearTimeout(timer);
  }
};

const file = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (pages.test(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
});
