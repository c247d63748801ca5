import { useClient } from '@parlour/app/data-layout';
import { type SubmissionDependencies, useForm } from '@parlour/app/dialogs';
import { useToday } from '@parlour/app/hooks';
import { send } from '@parlour/client';
import { type RequestReceipt, submitRequest } from '@parlour/contract';
import {
  deliveryAddressOf,
  type FormSubmission,
  type ParkedInput,
  type RequestBody,
  requestMachine,
  type RequestOpening,
  requestTitle,
} from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { requestListsKey } from './queries.ts';
import { profileQuery } from '../profile/queries.ts';
import { RequestDialogView } from './RequestDialogView.tsx';
import { useOnPageLeave } from './useOnPageLeave.ts';

export type RequestDialogProps = RequestOpening & {
  /** What was typed before the session ended. */
  parked?: ParkedInput | null;
  /** Key of the location where the dialog was opened. */
  openedOn: string;
  /** Called once the request was sent, while its confirmation is shown. */
  onSent: (receipt: RequestReceipt) => void;
  /** Called after the form was submitted or finally closed. */
  onClosed: () => void;
};

const submit = async (
  { payload, idempotencyKey }: FormSubmission<RequestBody>,
  { client, cache }: SubmissionDependencies,
) => {
  const result = await send(client, submitRequest, { body: payload }, { idempotencyKey });
  void cache.invalidateQueries({ queryKey: requestListsKey });
  return result;
};

export { reopenRequest } from './reopenRequest.ts';

/** Binds one opened request form to its machine and to the call. */
export function RequestDialog(props: RequestDialogProps) {
  const { requestContext, preselectedType, parked = null, openedOn, onSent, onClosed } = props;
  const today = useToday();
  const form = useForm(requestMachine, {
    input: { requestContext, preselectedType, today },
    submit,
    onClosed,
    parking: { form: 'request', about: { requestContext, preselectedType } },
    parked,
  });
  useOnPageLeave(openedOn, form.onClose);
  const { requestType } = form.draft;
  // Loaded before a type is chosen, so that nothing moves when it is there.
  const mayHaveDelivery =
    requestType === null || requestType === 'Gift' || requestType === 'Flower';
  const profile = useQuery({ ...profileQuery(useClient()), enabled: mayHaveDelivery });
  const receipt = form.stage === 'succeeded' ? form.value : null;
  useEffect(() => {
    if (receipt !== null) onSent(receipt);
  }, [receipt, onSent]);
  return (
    <RequestDialogView
      {...form}
      title={requestTitle(requestContext, preselectedType)}
      requestContext={requestContext}
      preselectedType={preselectedType}
      today={today}
      deliveryAddress={profile.data ? deliveryAddressOf(profile.data) : null}
    />
  );
}
