import { sharedPageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { REQUEST_NOT_FOUND } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { usePageTitle } from '../../../app/usePageTitle.ts';
import { requestQuery } from '../queries.ts';
import { RequestPage } from './RequestPage.tsx';
import { ThreadView } from './ThreadView.tsx';

/** Binds the page of a request to its query. Another request begins with empty forms. */
export function ThreadScreen() {
  const { requestId = '' } = useParams();
  const request = useQuery(requestQuery(useClient(), requestId));
  const page = sharedPageData(request);
  usePageTitle(page.state === 'missing' ? REQUEST_NOT_FOUND : (request.data?.subject ?? 'Request'));
  return (
    <ThreadView page={page}>
      {(loaded) => <RequestPage key={loaded.id} request={loaded} />}
    </ThreadView>
  );
}
