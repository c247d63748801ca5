import { findParkedDraft } from '@parlour/app/drafts';
import type { MemberRequestDetail } from '@parlour/contract';
import { href, type ParkedInput, recordOf, routes } from '@parlour/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Services, useServices } from '../../../app/services.ts';
import { useLinkedPart } from '../../../components/useLinkedPart.ts';
import { ReplyForm, storedReply } from './ReplyForm.tsx';
import { REPLY_ID } from './ReplyFormView.tsx';
import { entryElementId } from './RequestThread.tsx';

/** A message as it is begun for the member, a new one for each time. */
export type Beginning = { readonly text: string };

export type ReplyProps = {
  request: MemberRequestDetail;
  now: Date;
  /** What an empty message is begun with; null for nothing. */
  beginning: Beginning | null;
};

/** Returns the field of the form of a message. */
export function replyField(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${REPLY_ID} textarea`);
}

/** The forms of a request's messages, one after another. The first begins with what the tab has of one. */
export function Reply({ request, now, beginning }: ReplyProps) {
  const { id } = request;
  const services = useServices();
  const navigate = useNavigate();
  const [opening, setOpening] = useState(0);
  const [stored, setStored] = useState<ParkedInput | null | 'loading'>('loading');
  useEffect(() => {
    let isCurrent = true;
    void findStored(services, id).then((found) => {
      if (isCurrent) setStored(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [services, id]);
  const sentEntry = useRef<string | null>(null);
  const onSent = useCallback(
    (changed: MemberRequestDetail) => {
      setStored(null);
      setOpening((count) => count + 1);
      sentEntry.current = changed.entries.at(-1)?.id ?? null;
      if (changed.id !== id) void navigate(href(routes.request, { requestId: changed.id }));
    },
    [id, navigate],
  );
  useEffect(() => {
    // The pressed button is gone with its form. The message gets the focus once it is shown.
    const { current: sent } = sentEntry;
    if (sent === null || !request.entries.some((entry) => entry.id === sent)) return;
    document.getElementById(entryElementId(sent))?.focus();
    sentEntry.current = null;
  });
  useLinkedPart('reply', stored !== 'loading', replyField);
  return stored === 'loading' ? null : (
    <ReplyForm
      key={opening}
      request={request}
      now={now}
      stored={stored}
      beginning={beginning}
      onSent={onSent}
    />
  );
}

/** Returns what was typed before the session ended, or before the page was reloaded. */
async function findStored(services: Services, requestId: string): Promise<ParkedInput | null> {
  const parked = await findParkedDraft(services, 'reply');
  return recordOf(parked?.about)?.['requestId'] === requestId
    ? parked
    : storedReply(services, requestId).read();
}
