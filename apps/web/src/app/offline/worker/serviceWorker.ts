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

/** The part of a service worker's globals that this one uses. The types of pages do not have them. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', handle: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', handle: (event: RequestEvent) => void): void;
  readonly clients: { claim(): Promise<void> };
}

/** Written before this file by the server. */
declare const parlourRelease: Release;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this file runs only as a service worker
const scope = globalThis as unknown as WorkerScope;

const dependencies: WorkerDependencies = {
  caches,
  fetch: (request, options) => fetch(request, options),
  release: parlourRelease,
  isOffline: () => !navigator.onLine,
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
  if (kind !== null) event.respondWith(respond[kind]({ request }));
});
