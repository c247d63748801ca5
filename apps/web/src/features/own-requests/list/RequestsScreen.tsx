import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { usePageTitle } from '@parlour/app/routing';
import type { MemberRequestPage, MemberRequestQuery } from '@parlour/contract';
import { waitingFirst } from '@parlour/core';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useOpenRequest } from '../../requests/useOpenRequest.ts';
import { requestsQuery } from '../../requests/queries.ts';
import { type RequestList, RequestsView } from './RequestsView.tsx';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Binds the member's requests, those under way and those that have ended, to their queries. */
export function RequestsScreen() {
  const openRequest = useOpenRequest();
  usePageTitle('My Requests');
  return (
    <RequestsView
      open={useRequestList('open')}
      past={useRequestList('past')}
      timeZone={timeZone}
      onRequest={() => openRequest({ kind: 'general' })}
    />
  );
}

const requestsOf = ({ pages }: InfiniteData<MemberRequestPage>) =>
  waitingFirst(pages.flatMap(({ requests }) => requests));

function useRequestList(state: MemberRequestQuery['state']): RequestList {
  const list = useInfiniteQuery({ ...requestsQuery(useClient(), state), select: requestsOf });
  return {
    page: pageData(list),
    more: list.hasNextPage
      ? { isPending: list.isFetchingNextPage, onShow: () => void list.fetchNextPage() }
      : null,
  };
}
