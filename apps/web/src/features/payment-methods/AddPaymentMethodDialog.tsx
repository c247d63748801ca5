import { addToList, newKey, valueOf, withFallbackMessage } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useOnClosed } from '@parlour/app/dialogs';
import { useToday } from '@parlour/app/hooks';
import { addPaymentMethod } from '@parlour/client';
import type { PaymentMethod } from '@parlour/contract';
import {
  addPaymentMethodMachine,
  PAYMENT_METHOD_NOT_ADDED,
  type PaymentMethodAddition,
  isAddressComplete,
  isCardComplete,
  withPaymentMethod,
} from '@parlour/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { paymentMethodsQuery } from './queries.ts';
import { AddPaymentMethodDialogView } from './AddPaymentMethodDialogView.tsx';

export type AddPaymentMethodDialogProps = {
  /** Called after the form and its confirmation, if any, have closed. */
  onClosed: () => void;
};

/**
 * Binds one opened form for a new payment method to its machine and to the call. Typed values are only in the machine,
 * which discards them, and never in a cache.
 */
export function AddPaymentMethodDialog({ onClosed }: AddPaymentMethodDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const machine = useMemo(
    () =>
      addPaymentMethodMachine.provide({
        actors: {
          addCard: fromPromise<PaymentMethod, PaymentMethodAddition>(async ({ input }) => {
            const { submission, idempotencyKey } = input;
            try {
              return await addToList(
                cache,
                paymentMethodsQuery(client),
                () => valueOf(addPaymentMethod(client, submission, { idempotencyKey })),
                withPaymentMethod,
              );
            } catch (error) {
              throw withFallbackMessage(error, PAYMENT_METHOD_NOT_ADDED);
            }
          }),
        },
      }),
    [client, cache],
  );
  const [snapshot, send] = useMachine(machine, { input: { makeIdempotencyKey: newKey } });
  const { draft, failure } = snapshot.context;

  useOnClosed(snapshot.status, onClosed);

  return (
    <AddPaymentMethodDialogView
      stage={snapshot.value}
      draft={draft}
      failure={failure}
      maySubmit={
        snapshot.value === 'information' ? isCardComplete(draft) : isAddressComplete(draft)
      }
      today={useToday()}
      onChange={(change) => send({ type: 'card.changed', change })}
      onSubmit={() => send({ type: 'form.submitted' })}
      onFailureDismiss={() => send({ type: 'failure.dismissed' })}
      onBack={() => send({ type: 'step.back' })}
      onClose={() => send({ type: 'form.closed' })}
    />
  );
}
