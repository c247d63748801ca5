import { addToList } from '@parlour/app/data';
import { type SubmissionDependencies, useForm } from '@parlour/app/dialogs';
import { useToday } from '@parlour/app/hooks';
import { send } from '@parlour/client';
import { addPaymentMethod, type CardSubmission } from '@parlour/contract';
import { addPaymentMethodMachine, type FormSubmission, withPaymentMethod } from '@parlour/core';
import { useBackFromForm } from '../../components/useBackFromForm.ts';
import { AddPaymentMethodDialogView } from './AddPaymentMethodDialogView.tsx';
import { paymentMethodsQuery } from './queries.ts';

export type AddPaymentMethodDialogProps = {
  /** Called after the form and its confirmation, if any, have closed. */
  onClosed: () => void;
};

const submit = (
  { payload, idempotencyKey }: FormSubmission<CardSubmission>,
  { client, cache }: SubmissionDependencies,
) =>
  addToList(
    cache,
    paymentMethodsQuery(client),
    () => send(client, addPaymentMethod, { body: payload }, { idempotencyKey }),
    withPaymentMethod,
  );

/**
 * Binds one opened form for a new payment method to its machine and to the call. Typed values are only in the machine,
 * which discards them, and never in a cache.
 */
export function AddPaymentMethodDialog({ onClosed }: AddPaymentMethodDialogProps) {
  const form = useForm(addPaymentMethodMachine, { input: {}, submit, onClosed });
  useBackFromForm(form, form.onBack);
  return <AddPaymentMethodDialogView {...form} today={useToday()} />;
}
