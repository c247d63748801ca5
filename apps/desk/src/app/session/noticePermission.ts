import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => ('Notification' in window ? Notification.permission : null);

/** Returns whether this browser may notify; null where it cannot. */
export function useNoticePermission(): NotificationPermission | null {
  return useSyncExternalStore(subscribe, read);
}

/** Asks whether this browser may notify. To be called by a press alone, as browsers require. */
export async function askForNotices(): Promise<void> {
  await Notification.requestPermission();
  for (const listener of listeners) listener();
}
