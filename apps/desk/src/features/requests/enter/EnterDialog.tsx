import { useClient } from '@parlour/app/data-layout';
import { type SubmissionDependencies, useFormMachine } from '@parlour/app/dialogs';
import { useToday } from '@parlour/app/hooks';
import { enterDeskRequest } from '@parlour/client/staff';
import type { FoundMember } from '@parlour/contract/staff';
import { type FormSubmission, href, type RequestBody, requestMachine } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { memberSearchQuery } from '../queries.ts';
import { storeRequest } from '../storeRequest.ts';
import { EnterDialogView } from './EnterDialogView.tsx';

export type EnterDialogProps = {
  /** Called once the request was entered, or the form was finally closed. */
  onClosed: () => void;
};

const general = { kind: 'general' } as const;

/** Binds the form of a request for a member to its machine, to the search and to the call (`DKE3`). */
export function EnterDialog({ onClosed }: EnterDialogProps) {
  const client = useClient();
  const navigate = useNavigate();
  const today = useToday();
  const [text, setText] = useState('');
  const [member, setMember] = useState<FoundMember | null>(null);
  const memberId = member?.id ?? '';
  const search = useQuery(memberSearchQuery(client, text.trim()));
  const submit = useCallback(
    async (
      { payload, idempotencyKey }: FormSubmission<RequestBody>,
      dependencies: SubmissionDependencies,
    ) => {
      const body = { memberId, request: payload };
      const result = await enterDeskRequest(dependencies.client, { body }, { idempotencyKey });
      if (result.ok) {
        storeRequest(dependencies.cache, dependencies.client, result.value);
        void navigate(href(deskRoutes.request, { requestId: result.value.id }));
      }
      return result;
    },
    [memberId, navigate],
  );
  const { form } = useFormMachine(requestMachine, {
    input: { requestContext: general, today },
    submit,
    onClosed,
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
        found: search.data ?? null,
        failure: search.error?.message ?? null,
        member,
        onSearch: setText,
        onChoose: choose,
      }}
    />
  );
}
