import { useDeferredQuery } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { nextTask } from '@parlour/app/routing';
import { useQueryClient } from '@tanstack/react-query';
import type { NextCardsProps } from './NextCards.tsx';

/** What the dashboard shows of the member's own. */
export interface OwnItems {
  /** What comes next for the member and what waits for them. */
  readonly next: Pick<NextCardsProps, 'cards' | 'stripe' | 'missing'> | 'loading' | 'failed';
  /** Ids of the events that the member is registered for, and of the benefits with a valid code. */
  readonly registered: ReadonlySet<string>;
  readonly redeemed: ReadonlySet<string>;
}

const unknown = { registered: new Set<string>(), redeemed: new Set<string>() };

/**
 * Loads what is the member's own. Its code is loaded separately, because nothing waits for it (web/dashboard-10).
 * @param isReady whether the page's own lists have arrived, which come first
 */
export function useOwnItems(isReady: boolean): OwnItems {
  const client = useClient();
  const cache = useQueryClient();
  const { data, error, refetch } = useDeferredQuery({
    queryKey: ['own-items'],
    queryFn: async () => {
      const { loadOwnItems } = await import('./ownItems.ts');
      await nextTask();
      return loadOwnItems(client, cache, () => void refetch());
    },
    // It is made of other queries, which know how old they are.
    staleTime: 0,
    enabled: isReady,
  });
  return data ?? { ...unknown, next: error === null ? 'loading' : 'failed' };
}
