import { useDeferredQuery } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { nextTask } from '@parlour/app/routing';
import { useQueryClient } from '@tanstack/react-query';

/** A link to something of the member's own, with what to know about it. */
export interface OwnLine {
  readonly title: string;
  readonly path: string;
  readonly note?: string;
}

/** What the dashboard shows of the member's own. */
export interface OwnItems {
  /** What the member has booked next; null for nothing. */
  readonly next: OwnLine | 'loading' | null;
  /** The request, or all of them, that need the member's answer; null for none. */
  readonly waiting: OwnLine | null;
  /** The gift guide made for the member; null for none. */
  readonly guide: OwnLine | null;
  /** Ids of the events that the member is registered for, and of the benefits with a valid code. */
  readonly registered: ReadonlySet<string>;
  readonly redeemed: ReadonlySet<string>;
}

const none: OwnItems = {
  next: null,
  waiting: null,
  guide: null,
  registered: new Set(),
  redeemed: new Set(),
};

const loading: OwnItems = { ...none, next: 'loading' };

/**
 * Loads what is the member's own. Its code is loaded separately, because nothing waits for it (web/dashboard-10).
 * @param isReady whether the page's own lists have arrived, which come first
 */
export function useOwnItems(isReady: boolean): OwnItems {
  const client = useClient();
  const cache = useQueryClient();
  const { data, error } = useDeferredQuery({
    queryKey: ['own-items'],
    queryFn: async () => {
      const { loadOwnItems } = await import('./ownItems.ts');
      await nextTask();
      return loadOwnItems(client, cache);
    },
    // It is made of other queries, which know how old they are.
    staleTime: 0,
    enabled: isReady,
  });
  return data ?? (error === null ? loading : none);
}
