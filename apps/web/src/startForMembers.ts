import { startOffline } from './app/offline/startOffline.tsx';
import type { Services } from './app/services.ts';
import { startMemberHints } from './app/session/startMemberHints.ts';

/** Starts what members have beyond a page: reading offline, and hints of what changes. */
export function startForMembers(services: Services): void {
  void startOffline(services);
  startMemberHints(services);
}
