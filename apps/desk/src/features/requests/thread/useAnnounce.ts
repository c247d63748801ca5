import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { announceWriting, type Presence } from '@parlour/contract/staff';
import { useRef } from 'react';

/** How often the other desks are told that somebody still writes, in milliseconds. */
const ANNOUNCE_PAUSE = 10_000;

/** Tells the other desks that somebody writes (`desk/requests/thread-4`). */
interface Announcing {
  /** To call at each change of what is written. */
  readonly announce: () => void;
  /** To call once it is sent or emptied. What is written next is told at once. */
  readonly finish: () => void;
}

/** Returns what tells the other desks that somebody writes in a request, and that they ended (`desk/requests/thread-4`). */
export function useAnnounce(requestId: string): Announcing {
  const client = useClient();
  const announcedAt = useRef<number | null>(null);
  const latest = useRef<Promise<unknown>>(Promise.resolve());
  // A courtesy: what is written does not depend on it. One after another, so that the end arrives last.
  const tell = (state: Presence['state']) => {
    latest.current = latest.current.then(() =>
      send(client, announceWriting, { params: { id: requestId }, query: { state } }),
    );
  };
  return {
    announce: () => {
      const now = performance.now();
      if (announcedAt.current !== null && now - announcedAt.current < ANNOUNCE_PAUSE) return;
      announcedAt.current = now;
      tell('writing');
    },
    finish: () => {
      if (announcedAt.current === null) return;
      announcedAt.current = null;
      tell('ended');
    },
  };
}
