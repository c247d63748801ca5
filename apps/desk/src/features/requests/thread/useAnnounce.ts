import { useClient } from '@parlour/app/data-layout';
import { announceWriting } from '@parlour/client/staff';
import { useRef } from 'react';

/** How often the other desks are told that somebody still writes, in milliseconds. */
const ANNOUNCE_PAUSE = 10_000;

/** Returns a function to call at each change of what is written, which tells the other desks (`DKT4`). */
export function useAnnounce(requestId: string): () => void {
  const client = useClient();
  const announcedAt = useRef<number | null>(null);
  return () => {
    const now = performance.now();
    if (announcedAt.current !== null && now - announcedAt.current < ANNOUNCE_PAUSE) return;
    announcedAt.current = now;
    // A courtesy: what is written does not depend on it.
    void announceWriting(client, { params: { id: requestId } });
  };
}
