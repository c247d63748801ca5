import { useClient } from '@parlour/app/data-layout';
import { type SubmissionDependencies, useForm } from '@parlour/app/dialogs';
import { parkedInputOf, type Stored, storedAt } from '@parlour/app/drafts';
import { type FileCalls, useAttachment } from '@parlour/app/files';
import { send, uploadFile } from '@parlour/client';
import {
  deleteRequestFile,
  type MemberRequestDetail,
  type RequestMessage,
  sendRequestMessage,
  uploadRequestFile,
} from '@parlour/contract';
import { type FormSubmission, messageEffect, type ParkedInput, replyMachine } from '@parlour/core';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { type Services, useServices } from '../../../app/services.ts';
import { REPLY_DRAFTS_KEY } from '../../../app/session/storageKeys.ts';
import { storeRequest } from '../../requests/queries.ts';
import { ReplyFormView } from './ReplyFormView.tsx';

export type ReplyFormProps = {
  request: MemberRequestDetail;
  now: Date;
  /** What was typed before a reload or the end of a session; null for nothing. */
  stored: ParkedInput | null;
  /** What an empty message is begun with; null for nothing. */
  beginning: { readonly text: string } | null;
  /** Called with the request that has the message, once it was sent. */
  onSent: (request: MemberRequestDetail) => void;
};

const input = {};

/** Binds one message to its machine, to the calls, and to what the tab stores of it. */
export function ReplyForm({ request, now, stored, beginning, onSent }: ReplyFormProps) {
  const { id } = request;
  const services = useServices();
  const submit = useCallback(
    async (
      { payload, idempotencyKey }: FormSubmission<RequestMessage>,
      { client, cache, signal }: SubmissionDependencies,
    ) => {
      const result = await send(
        client,
        sendRequestMessage,
        { params: { id }, body: payload },
        { idempotencyKey, signal },
      );
      if (result.ok) storeRequest(cache, client, result.value);
      return result;
    },
    [id],
  );
  const form = useForm(replyMachine, {
    input,
    submit,
    onClosed: () => undefined,
    parking: { form: 'reply', about: { requestId: id } },
    parked: stored,
    onUnsent: useCallback(
      (unsent: ParkedInput | null) => storedReply(services, id).store(unsent),
      [services, id],
    ),
  });
  const begin = useEffectEvent((text: string) => {
    if (form.draft.text.trim() === '') form.onChange({ text });
  });
  useEffect(() => {
    if (beginning !== null) begin(beginning.text);
  }, [beginning]);
  const client = useClient();
  const calls: FileCalls = {
    upload: (body, options) =>
      uploadFile(client, uploadRequestFile, { params: { id }, body }, options),
    remove: (fileId) => send(client, deleteRequestFile, { params: { id, fileId } }),
  };
  const attachment = useAttachment(calls, form.draft.files, (files) => form.onChange({ files }));
  const sent = form.stage === 'succeeded' ? form.value : null;
  useEffect(() => {
    if (sent !== null) onSent(sent);
  }, [sent, onSent]);
  return (
    <ReplyFormView
      {...form}
      effect={messageEffect(request, now.getTime())}
      attachment={attachment}
    />
  );
}

/** Returns what the tab stores of the member's message about a request. */
export function storedReply(
  { session, tabStorage }: Pick<Services, 'session' | 'tabStorage'>,
  requestId: string,
): Stored<ParkedInput | null> {
  const author = () => {
    const memberId = session.getSnapshot().context.session?.user.id;
    return memberId === undefined ? null : { memberId };
  };
  return storedAt({ storage: tabStorage, key: REPLY_DRAFTS_KEY, author }, requestId, parkedInputOf);
}
