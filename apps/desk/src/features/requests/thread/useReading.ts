import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import {
  type DeskRequestDetail,
  markDeskRequestSeen,
  markDeskRequestUnread,
  watchDeskRequest,
} from '@parlour/contract/staff';
import { deskRoutes } from '@parlour/core/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOneCall } from '../../../app/useOneCall.ts';
import { COMPOSER_ID } from './ComposerView.tsx';
import { NEWS_ID } from './ThreadEntries.tsx';
import { isEndNear } from './useThreadScroll.ts';

/** How far one has read a request, and what changes that. */
export interface Reading {
  /** The first line that was unseen when the thread was opened, or since. Null for none. */
  readonly firstUnseen: string | null;
  readonly isWatched: boolean;
  readonly pending: 'watch' | 'unread' | null;
  readonly failure: string | null;
  readonly onWatch: (isWatched: boolean) => void;
  /** Marks it as unread, and goes back to the queue: here it would be read at once. */
  readonly onUnread: () => void;
}

/** Tells the server how far the thread is read, and changes that by hand (`desk/requests/thread-15` to `desk/requests/thread-17`). */
export function useReading({
  id,
  isWatched = false,
  firstUnseen: unseen = null,
  entries,
}: DeskRequestDetail): Reading {
  const client = useClient();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pending, failure, run } = useOneCall<'watch' | 'unread'>();
  const params = { id };

  // It stays where it is while what follows is read, and others write on.
  const [firstUnseen, setFirstUnseen] = useState(unseen);
  if (firstUnseen === null && unseen !== null) setFirstUnseen(unseen);
  const { hash, search } = useLocation();
  const hasLines = entries.length > 0;
  const open = useEffectEvent((at: string) => openAt({ hash: at, firstUnseen, hasLines }));
  // What arrives later does not move what is read.
  useEffect(() => open(hash), [hash]);

  const newest = entries.at(-1)?.id ?? null;
  useEffect(() => {
    let isTold = false;
    const line = newest === null ? null : document.getElementById(`line-${newest}`);
    const tell = async () => {
      if (isTold || document.visibilityState !== 'visible' || !isEndNear(line)) return;
      isTold = true;
      const body = { entryId: newest };
      const result = await send(client, markDeskRequestSeen, { params: { id }, body });
      isTold = result.ok;
    };
    const onMove = () => void tell();
    onMove();
    document.addEventListener('visibilitychange', onMove);
    // The page scrolls, or the pane.
    document.addEventListener('scroll', onMove, { capture: true, passive: true });
    return () => {
      document.removeEventListener('visibilitychange', onMove);
      document.removeEventListener('scroll', onMove, { capture: true });
    };
  }, [client, id, newest]);

  const change = async (name: 'watch' | 'unread', call: Parameters<typeof run>[1]) => {
    const result = await run(name, call);
    void cache.invalidateQueries({ queryKey: ['requests'] });
    return result.ok;
  };
  const markUnread = async () => {
    const isMarked = await change('unread', () => send(client, markDeskRequestUnread, { params }));
    if (isMarked) await navigate(`${deskRoutes.requests.path}${search}`);
  };
  return {
    firstUnseen,
    isWatched,
    pending,
    failure,
    onWatch: (isWanted) =>
      void change('watch', () =>
        send(client, watchDeskRequest, { params, body: { isWatched: isWanted } }),
      ),
    onUnread: () => void markUnread(),
  };
}

interface Opening {
  /** The line that a link leads to, with its `#`. Empty without one. */
  readonly hash: string;
  readonly firstUnseen: string | null;
  readonly hasLines: boolean;
}

/** Shows the line that a link leads to, otherwise the first unseen one or the end. Who writes meanwhile is not moved, nor is the focus. */
function openAt({ hash, firstUnseen, hasLines }: Opening): void {
  if (document.activeElement?.matches('input, textarea') === true) return;
  const line = document.getElementById(hash.slice(1));
  const news = firstUnseen === null ? null : document.getElementById(NEWS_ID);
  if (line !== null) line.scrollIntoView({ block: 'center' });
  else if (news !== null) news.scrollIntoView({ block: 'start' });
  else if (hasLines) document.getElementById(COMPOSER_ID)?.scrollIntoView({ block: 'nearest' });
}
