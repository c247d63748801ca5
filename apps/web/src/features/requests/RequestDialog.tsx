import { type SubmissionDependencies, useForm } from '@parlour/app/dialogs';
import { useToday } from '@parlour/app/hooks';
import { submitRequest } from '@parlour/client';
import type { RequestType } from '@parlour/contract';
import {
  type FormSubmission,
  type RequestBody,
  type RequestContext,
  requestMachine,
  requestTitle,
} from '@parlour/core';
import { RequestDialogView } from './RequestDialogView.tsx';
import { useOnPageLeave } from './useOnPageLeave.ts';

export type RequestDialogProps = {
  requestContext: RequestContext;
  preselectedType: RequestType | null;
  /** Key of the location at which the dialog was opened. */
  openedOn: string;
  /** Called after the form was submitted or finally closed. */
  onClosed: () => void;
};

const submit = (
  { payload, idempotencyKey }: FormSubmission<RequestBody>,
  { client }: SubmissionDependencies,
) => submitRequest(client, { body: payload }, { idempotencyKey });

/** Binds one opened request form to its machine and to the call. */
export function RequestDialog(props: RequestDialogProps) {
  const { requestContext, preselectedType, openedOn, onClosed } = props;
  const today = useToday();
  const form = useForm(requestMachine, {
    input: { requestContext, preselectedType, today },
    submit,
    onClosed,
  });
  useOnPageLeave(openedOn, form.onClose);
  return (
    <RequestDialogView
      {...form}
      title={requestTitle(requestContext, preselectedType)}
      requestContext={requestContext}
      today={today}
    />
  );
}
