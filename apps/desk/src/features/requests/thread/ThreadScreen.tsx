import { sharedPageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { REQUEST_NOT_FOUND } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useServices } from '../../../app/services.ts';
import { usePageTitle } from '../../../app/usePageTitle.ts';
import { neighborsOf } from '../openedQueue.ts';
import { requestQuery } from '../queries.ts';
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
  const queue = neighborsOf(useServices().tabStorage, requestId);
  const goTo = (path: string | null) => {
    if (path !== null) void navigate(path);
  };
  useKeys({
    j: () => goTo(queue.next),
    k: () => goTo(queue.previous),
    u: () => goTo(queue.queue),
  });
  return (
    <ThreadView page={page} queue={queue}>
      {(loaded) => <RequestPage key={loaded.id} request={loaded} />}
    </ThreadView>
  );
}
