import type { Session } from '@parlour/core';
import type { SessionActor } from '@parlour/app/session';
import { createGuideStore, type GuideStore } from './guideStore.ts';

/** Registers the service worker. The browser looks for a new one whenever a page is opened. */
export function registerWorker(url: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(url, { updateViaCache: 'none' });
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
