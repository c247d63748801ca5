import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { markRequestSeen, type MemberRequestDetail } from '@parlour/contract';
import { useEffect } from 'react';

/**
 * Tells the server how far the thread was read, while the page is visible, so that no email tells of it (WOR15). When that
 * fails, the email comes as ever.
 */
export function useSeenThread(id: string, request: MemberRequestDetail | undefined): void {
  const client = useClient();
  const newest = request?.entries.findLast(({ author }) => author.kind !== 'member')?.id;
  useEffect(() => {
    if (newest === undefined) return;
    let isTold = false;
    const tell = () => {
      if (isTold || document.visibilityState !== 'visible') return;
      isTold = true;
      void send(client, markRequestSeen, { params: { id }, body: { entryId: newest } });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [client, id, newest]);
}
