import type { Reachability } from '@parlour/core/offline';
import { onTestFinished, vi } from 'vitest';
import { fakeCaches } from './fakeCaches.ts';

/** Gives the page what a browser needs for reading offline: caches, locks and a service worker. */
export function fakeBrowser(options: Parameters<typeof fakeCaches>[0] = {}) {
  const { caches, pathsIn } = fakeCaches(options);
  const controller = { postMessage: vi.fn() };
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    ready: Promise.resolve(),
    register: vi.fn(async () => undefined),
    getRegistration: vi.fn(async () => ({ unregister })),
  });
  const unregister = vi.fn(async () => true);
  const locks = { request: async (_: string, work: () => Promise<unknown>) => work() };
  vi.stubGlobal('caches', caches);
  for (const [name, value] of Object.entries({ serviceWorker, locks })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  onTestFinished(() => {
    vi.unstubAllGlobals();
    for (const name of ['serviceWorker', 'locks', 'onLine'])
      Reflect.deleteProperty(navigator, name);
  });
  /** Tells the page something, as the service worker does. */
  const tellPage = (data: Reachability) =>
    serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  return { caches, pathsIn, serviceWorker, unregister, tellPage };
}

/** Takes the page's network away, or gives it back. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
