import { sharedPageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { mayPrefetch } from '@parlour/app/routing';
import { REQUEST_NOT_FOUND } from '@parlour/core';
import { useMediaQuery } from '@parlour/ui';
import { media } from '@parlour/ui/tokens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useServices } from '../../../app/services.ts';
import { usePageTitle } from '../../../app/usePageTitle.ts';
import { useAreKeysOn } from '../keyPreference.ts';
import { neighborsOf, readOpenedQueue } from '../openedQueue.ts';
import { queueQuery, requestQuery } from '../queries.ts';
import { parseChoice } from '../queue/queueChoice.ts';
import { useKeys } from '../useKeys.ts';
import { RequestPage } from './RequestPage.tsx';
import { ThreadView } from './ThreadView.tsx';

/** Binds the page of a request to its query and to its place in the queue. Another request begins with empty forms. */
export function ThreadScreen() {
  const { requestId = '' } = useParams();
  const request = useQuery(requestQuery(useClient(), requestId));
  const page = sharedPageData(request);
  usePageTitle(page.state === 'missing' ? REQUEST_NOT_FOUND : (request.data?.subject ?? 'Request'));
  const navigate = useNavigate();
  const areKeysOn = useAreKeysOn();
  const isBeside = useMediaQuery(media.fromXl);
  const { search } = useLocation();
  const queue = neighborsOf(useOpenedQueue(search), search, requestId);
  useLoadedNeighbors(request.isSuccess, queue.ids);
  const goTo = (path: string | null) => {
    if (path !== null) void navigate(path);
  };
  useKeys({
    j: () => goTo(queue.next),
    k: () => goTo(queue.previous),
    u: () => goTo(queue.queue),
  });
  return (
    <ThreadView page={page} queue={queue} isBeside={isBeside} areKeysOn={areKeysOn}>
      {(loaded) => <RequestPage key={loaded.id} request={loaded} />}
    </ThreadView>
  );
}

/** Returns the ids of the queue as it is beside the thread now, or as this tab showed it last. */
function useOpenedQueue(search: string): readonly string[] {
  const { tabStorage } = useServices();
  const choice = parseChoice(new URLSearchParams(search));
  // The queue itself loads it.
  const { data } = useQuery({ ...queueQuery(useClient(), choice), enabled: false });
  return data?.requests.map(({ id }) => id) ?? readOpenedQueue(tabStorage);
}

/** Loads the threads beside the open one once it is there, so that `j` and `k` need no call (`desk/requests/workbench-4`). */
function useLoadedNeighbors(isLoaded: boolean, ids: readonly string[]): void {
  const client = useClient();
  const cache = useQueryClient();
  const load = useEffectEvent((id: string) => {
    // A thread that can't be loaded says why once it is opened.
    cache.query(requestQuery(client, id)).catch(() => undefined);
  });
  const key = ids.join(' ');
  useEffect(() => {
    if (isLoaded && key !== '' && mayPrefetch()) key.split(' ').forEach((id) => load(id));
  }, [isLoaded, key]);
}
