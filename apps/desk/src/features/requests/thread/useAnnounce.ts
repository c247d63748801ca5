import { useClient } from '@parlour/app/data-layout';
import { announceWriting } from '@parlour/client/staff';
import { useRef } from 'react';

/** How often the other desks are told that somebody still writes, in milliseconds. */
const ANNOUNCE_PAUSE = 10_000;

/** Tells the other desks that somebody writes (`DKT4`). */
interface Announcing {
  /** To call at each change of what is written. */
  readonly announce: () => void;
  /** To call once it is sent. What is written next is told at once. */
  readonly finish: () => void;
}

/** Returns what tells the other desks that somebody writes in a request (`DKT4`). */
export function useAnnounce(requestId: string): Announcing {
  const client = useClient();
  const announcedAt = useRef<number | null>(null);
  return {
    announce: () => {
      const now = performance.now();
      if (announcedAt.current !== null && now - announcedAt.current < ANNOUNCE_PAUSE) return;
      announcedAt.current = now;
      // A courtesy: what is written does not depend on it.
      void announceWriting(client, { params: { id: requestId } });
    },
    finish: () => {
      announcedAt.current = null;
    },
  };
}
