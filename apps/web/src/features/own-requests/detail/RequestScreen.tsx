import { sharedPageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow, useTimeZone } from '@parlour/app/hooks';
import { usePageTitle } from '@parlour/app/routing';
import { ThreadFile, useEarlierEntries } from '@parlour/app/thread';
import { send } from '@parlour/client';
import {
  getRequest,
  getRequestFile,
  markRequestSeen,
  type MemberRequestDetail,
} from '@parlour/contract';
import { REQUEST_NOT_FOUND } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useEffect, useState } from 'react';
import { useLinkedPart } from '../../../components/useLinkedPart.ts';
import { requestQuery } from '../../requests/queries.ts';
import { Cancellation } from './Cancellation.tsx';
import { Rating } from './Rating.tsx';
import { type Beginning, Reply, replyField } from './Reply.tsx';
import { DATE_ID, RequestView } from './RequestView.tsx';

/** The beginning of a message that asks for another time. */
const CHANGE_WISH = 'Could we have another time? ';

/** The request of the current path. The key drops what is being done with another one. */
export function RequestScreen() {
  const { requestId = '' } = useParams();
  return <BoundRequest key={requestId} id={requestId} />;
}

/** Binds one request to its query, and its parts to their calls. */
function BoundRequest({ id }: { id: string }) {
  const client = useClient();
  const request = useQuery(requestQuery(client, id));
  const page = sharedPageData(request);
  const now = useNow();
  const [beginning, setBeginning] = useState<Beginning | null>(null);
  // Links from bookings and from Home (web/own-requests-20).
  useLinkedPart('change', request.data !== undefined, () => document.getElementById(DATE_ID));
  useSeenThread(id, request.data);
  usePageTitle(page.state === 'missing' ? REQUEST_NOT_FOUND : (request.data?.subject ?? 'Request'));
  return (
    <RequestView
      page={page}
      earlier={useEarlierEntries(id, request.data, (input) => send(client, getRequest, input))}
      now={now}
      timeZone={useTimeZone()}
      renderFile={(file) => <ThreadFile requestId={id} file={file} call={getRequestFile} />}
      renderReply={(loaded) => <Reply request={loaded} now={now} beginning={beginning} />}
      renderRating={(loaded) => <Rating request={loaded} />}
      renderCancellation={(loaded) => <Cancellation request={loaded} />}
      onRespond={() => replyField()?.focus()}
      onAskForChange={() => {
        setBeginning({ text: CHANGE_WISH });
        replyField()?.focus();
      }}
    />
  );
}

/**
 * Tells the server how far the thread was read, while the page is visible, so that no email tells of it (web/own-requests-18). When that
 * fails, the email comes as ever.
 */
function useSeenThread(id: string, request: MemberRequestDetail | undefined): void {
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
