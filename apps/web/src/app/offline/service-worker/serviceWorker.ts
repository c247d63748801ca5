import type { Reachability } from '@parlour/core/offline';
import { createRespond, kindOfRequest } from './respond.ts';
import { deleteOutdated, type Release, storeRelease, type WorkerDependencies } from './release.ts';

/** An event that the worker may outlive. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** A page that the worker can tell something. */
interface WorkerClient {
  postMessage(message: Reachability): void;
}

interface PageMessageEvent extends Event {
  readonly source: WorkerClient | null;
}

/** The part of a service worker's globals that this one uses. The types of pages do not have them. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', handle: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', handle: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', handle: (event: PageMessageEvent) => void): void;
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<readonly WorkerClient[]> };
}

/** Written before this file by the server. */
declare const parlourRelease: Release;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this file runs only as a service worker
const scope = globalThis as unknown as WorkerScope;

let reachability: Reachability = 'reachable';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's own pages take none
const send = (page: WorkerClient) => page.postMessage(reachability);

/** Tells the pages of each copy, since they may have reached the club by themselves, and once that it is reached again. */
const tell = async (current: Reachability) => {
  if (current === 'reachable' && reachability === current) return;
  reachability = current;
  for (const client of await scope.clients.matchAll()) send(client);
};

const dependencies: WorkerDependencies = {
  caches,
  fetch: (request, options) => fetch(request, options),
  release: parlourRelease,
  isOffline: () => !navigator.onLine,
  tell: (current) => void tell(current),
};
const respond = createRespond(dependencies);

const activate = async () => {
  await deleteOutdated(dependencies);
  await scope.clients.claim();
};

scope.addEventListener('install', (event) => event.waitUntil(storeRelease(dependencies)));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOfRequest(request, location.origin);
  if (kind !== null) event.respondWith(respond[kind](event));
});
// A page asks once it listens.
scope.addEventListener('message', ({ source }) => source && send(source));
