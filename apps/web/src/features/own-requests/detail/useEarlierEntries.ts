import { useClient } from '@parlour/app/data-layout';
import type { MemberRequestDetail } from '@parlour/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { earlierEntriesQuery } from '../../requests/queries.ts';
import type { EarlierEntries } from './RequestView.tsx';

/** Loads the lines of a thread before those that came with the request, once the member wants them. */
export function useEarlierEntries(
  id: string,
  request: MemberRequestDetail | undefined,
): EarlierEntries {
  const [isWanted, setIsWanted] = useState(false);
  const first = request?.hasEarlierEntries === true ? request.entries[0]?.id : undefined;
  const query = useInfiniteQuery({
    ...earlierEntriesQuery(useClient(), id, first ?? ''),
    enabled: isWanted && first !== undefined,
  });
  const entries = query.data?.pages.toReversed().flatMap((page) => page.entries) ?? [];
  const hasMore = first !== undefined && (query.data === undefined || query.hasNextPage);
  return {
    entries,
    more: hasMore
      ? {
          isPending: query.isFetching,
          onShow: () => {
            setIsWanted(true);
            if (query.data !== undefined) void query.fetchNextPage();
            else if (query.isError) void query.refetch();
          },
        }
      : null,
  };
}
