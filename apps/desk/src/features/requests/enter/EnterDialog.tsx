import { useClient } from '@parlour/app/data-layout';
import { type SubmissionDependencies, useFormMachine } from '@parlour/app/dialogs';
import { parkedInputOf, type StoredFields } from '@parlour/app/drafts';
import { useToday, viewerDay } from '@parlour/app/hooks';
import { send } from '@parlour/client';
import { enterDeskRequest, type FoundMember } from '@parlour/contract/staff';
import {
  type FormSubmission,
  href,
  type ParkedInput,
  recordOf,
  type RequestBody,
  requestMachine,
} from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStored } from '../../../app/session/useStored.ts';
import { ENTERED_REQUEST } from '../../../app/storageKeys.ts';
import { useTellSuccess } from '../../../app/tellSuccess.ts';
import { memberSearchQuery } from '../queries.ts';
import { storeRequest } from '../storeRequest.ts';
import { EnterDialogView } from './EnterDialogView.tsx';

export type EnterDialogProps = {
  /** Called once the request was entered, or the form was finally closed. */
  onClosed: () => void;
};

const general = { kind: 'general' } as const;

/** A request that is being entered for a member. */
interface EntryDraft {
  /** By what the member is searched for. */
  readonly search: string;
  /** Null until somebody is chosen. */
  readonly member: FoundMember | null;
  /** What is entered in the form; null for nothing. */
  readonly form: ParkedInput | null;
}

const memberOf = (value: unknown): FoundMember | null => {
  const { id, name, email } = recordOf(value) ?? {};
  return typeof id === 'string' && typeof name === 'string' && typeof email === 'string'
    ? { id, name, email }
    : null;
};

/** Parses what was entered before the page was reloaded or the session ended (`desk/requests/enter-5`); null for nothing. */
const entryOf = (fields: StoredFields): EntryDraft | null =>
  fields === undefined
    ? null
    : {
        search: typeof fields['search'] === 'string' ? fields['search'] : '',
        member: memberOf(fields['member']),
        form: parkedInputOf(fields['form']),
      };

/**
 * Binds the form of a request for a member to its machine, to the search and to the call (`desk/requests/enter-3`). It begins with what the
 * tab has of one (`desk/requests/enter-5`).
 */
export function EnterDialog({ onClosed }: EnterDialogProps) {
  const client = useClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const tellSuccess = useTellSuccess();
  const today = useToday();
  const { read, store } = useStored(ENTERED_REQUEST, entryOf);
  const [stored] = useState(read);
  const [text, setText] = useState(stored?.search ?? '');
  const [member, setMember] = useState(stored?.member ?? null);
  const memberId = member?.id ?? '';
  const hits = useQuery(memberSearchQuery(client, text.trim()));
  const showThread = useCallback(
    async (requestId: string) => {
      await navigate(`${href(deskRoutes.request, { requestId })}${search}`);
      // The form is gone. While it lies over the page, screen readers may not tell what is beneath it.
      tellSuccess('The request was entered.');
    },
    [navigate, tellSuccess, search],
  );
  const submit = useCallback(
    async (
      { payload, idempotencyKey }: FormSubmission<RequestBody>,
      dependencies: SubmissionDependencies,
    ) => {
      const body = { memberId, request: payload };
      const result = await send(
        dependencies.client,
        enterDeskRequest,
        { body },
        { idempotencyKey },
      );
      if (result.ok) {
        storeRequest(dependencies.cache, dependencies.client, result.value);
        void showThread(result.value.id);
      }
      return result;
    },
    [memberId, showThread],
  );
  const { form, readUnsent } = useFormMachine(requestMachine, {
    input: { requestContext: general, today: viewerDay },
    submit,
    onClosed,
    parked: stored?.form ?? null,
  });
  const { stage, onClose } = form;
  useEffect(() => {
    const isWriting = stage === 'editing' || stage === 'submitting';
    const unsent = isWriting ? readUnsent() : null;
    const isEmpty = !isWriting || (text === '' && member === null && unsent === null);
    store(isEmpty ? null : { search: text, member, form: unsent });
  });
  useEffect(() => {
    // Its outcome is told over the thread.
    if (stage === 'succeeded') onClose();
  });
  const choose = (chosen: FoundMember | null) => {
    setMember(chosen);
    // What is sent for somebody else is another request, with another key.
    form.onChange({});
  };
  return (
    <EnterDialogView
      {...form}
      today={today}
      search={{
        text,
        found: hits.data ?? null,
        failure: hits.error?.message ?? null,
        member,
        onSearch: setText,
        onChoose: choose,
      }}
    />
  );
}
