import { addPaymentMethod } from '@parlour/client';
import type { PaymentMethod } from '@parlour/contract';
import {
  addCardMachine,
  CARD_NOT_ADDED,
  type CardAddition,
  isAddressComplete,
  isCardComplete,
  withCard,
} from '@parlour/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { valueOf } from '../data/callError.ts';
import { addToList } from '../data/changeList.ts';
import { useClient } from '../data/DataLayout.tsx';
import { paymentMethodsQuery } from '../data/paymentMethodsQuery.ts';
import { orSentence } from '../data/refusal.ts';
import { useOnClosed } from '../dialogs/useOnClosed.ts';
import { newKey } from '../newKey.ts';
import { useToday } from '../useToday.ts';
import { AddCardDialogView } from './AddCardDialogView.tsx';

export type AddCardDialogProps = {
  /** Called after the form and its confirmation, if any, have closed. */
  onClosed: () => void;
};

/**
 * Binds one opened form for a new payment method to its machine and to the call. Typed values are only in the machine,
 * which discards them, and never in a cache.
 */
export function AddCardDialog({ onClosed }: AddCardDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const machine = useMemo(
    () =>
      addCardMachine.provide({
        actors: {
          addCard: fromPromise<PaymentMethod, CardAddition>(async ({ input }) => {
            const { submission, idempotencyKey } = input;
            try {
              return await addToList(
                cache,
                paymentMethodsQuery(client),
                () => valueOf(addPaymentMethod(client, submission, { idempotencyKey })),
                withCard,
              );
            } catch (error) {
              throw orSentence(error, CARD_NOT_ADDED);
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
    <AddCardDialogView
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
