import { deletePaymentMethod } from '@parlour/client';
import type { PaymentMethod } from '@parlour/contract';
import { CARD_NOT_DELETED, withoutCard } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { valueOf } from '../data/callError.ts';
import { useClient } from '../data/DataLayout.tsx';
import { pageData } from '../data/pageData.ts';
import { paymentMethodsQuery } from '../data/paymentMethodsQuery.ts';
import { useDeletion } from '../deletion/useDeletion.ts';
import { useDialogOnDemand } from '../dialogs/useDialogOnDemand.tsx';
import { useToday } from '../useToday.ts';
import { PaymentMethodsView } from './PaymentMethodsView.tsx';

/** Binds the member's saved cards to their query, their deletion to the call, and the form for a new one to the list. */
export function PaymentMethods() {
  const client = useClient();
  const query = paymentMethodsQuery(client);
  const cards = useQuery(query);
  const deletion = useDeletion<PaymentMethod>({
    query,
    remove: (id) => valueOf(deletePaymentMethod(client, id)),
    without: withoutCard,
    failed: CARD_NOT_DELETED,
  });
  const { open, dialog } = useDialogOnDemand();
  const addCard = () =>
    open(async () => {
      const { AddCardDialog } = await import('./AddCardDialog.tsx');
      return (onClosed) => <AddCardDialog onClosed={onClosed} />;
    });
  return (
    <>
      <PaymentMethodsView {...deletion} page={pageData(cards)} today={useToday()} onAdd={addCard} />
      {dialog}
    </>
  );
}
