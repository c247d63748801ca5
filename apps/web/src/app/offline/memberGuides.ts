import type { Session } from '@parlour/core';
import type { SessionActor } from '@parlour/app/session';
import { createGuideStore, type GuideStore, SaveError } from './guideStore.ts';

/** Registers the service worker. The browser looks for a new one whenever a page is opened. */
export function registerWorker(url: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(url, { updateViaCache: 'none' });
}

/** Milliseconds. The worker installs once it has stored the app. */
const WORKER_TIMEOUT = 60_000;

/** Waits for an installed worker: without one nothing could be read offline. Throws a {@link SaveError} if none comes. */
export async function workerInstalled(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SaveError('network')), WORKER_TIMEOUT);
  });
  await Promise.race([navigator.serviceWorker.ready, timeout]).finally(() => clearTimeout(timer));
}

/** Returns the store of the signed-in member in this browser. */
export function guideStoreOf(session: SessionActor, member: Session): GuideStore {
  const memberId = member.user.id;
  return createGuideStore({
    caches,
    locks: navigator.locks,
    fetch: (url) => fetch(new URL(url, window.location.origin)),
    memberId,
    isSignedIn: () => session.getSnapshot().context.session?.user.id === memberId,
    now: Date.now,
  });
}
