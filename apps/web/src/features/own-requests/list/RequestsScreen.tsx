import { pageData, useDeferredQuery } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useTimeZone } from '@parlour/app/hooks';
import { usePageTitle } from '@parlour/app/routing';
import { send } from '@parlour/client';
import { listRequests, type MemberRequestQuery } from '@parlour/contract';
import { waitingFirst } from '@parlour/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOpenRequest } from '../../requests/useOpenRequest.ts';
import { requestsQuery } from '../../requests/queries.ts';
import { type RequestList, RequestsView } from './RequestsView.tsx';

/** Binds the member's requests, those under way and those that have ended, to their queries. */
export function RequestsScreen() {
  const openRequest = useOpenRequest();
  usePageTitle('My Requests');
  return (
    <RequestsView
      open={useRequestList('open')}
      past={useRequestList('past')}
      timeZone={useTimeZone()}
      onRequest={() => openRequest({ kind: 'general' })}
    />
  );
}

function useRequestList(state: MemberRequestQuery['state']): RequestList {
  const client = useClient();
  const cache = useQueryClient();
  const query = requestsQuery(client, state);
  const list = useDeferredQuery(query);
  const [isPending, setIsPending] = useState(false);
  const next = list.data?.next ?? null;
  const showMore = async (before: string) => {
    setIsPending(true);
    const page = await send(client, listRequests, { query: { state, before } });
    setIsPending(false);
    // A list that was read anew meanwhile has another end.
    if (!page.ok) return;
    cache.setQueryData(query.queryKey, (current) =>
      current?.next === before
        ? { ...page.value, requests: [...current.requests, ...page.value.requests] }
        : current,
    );
  };
  const page = pageData(list);
  return {
    page: page.state === 'loaded' ? { ...page, data: waitingFirst(page.data.requests) } : page,
    more: next === null ? null : { isPending, onShow: () => void showMore(next) },
  };
}
