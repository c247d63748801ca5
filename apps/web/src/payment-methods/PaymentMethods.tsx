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

/** Binds the saved payment methods to their query, the deletion to its call, and the form for a new one to the list. */
export function PaymentMethods() {
  const client = useClient();
  const query = paymentMethodsQuery(client);
  const paymentMethods = useQuery(query);
  const deletion = useDeletion<PaymentMethod>({
    query,
    remove: (id) => valueOf(deletePaymentMethod(client, id)),
    without: withoutCard,
    failed: CARD_NOT_DELETED,
  });
  const { open, dialog } = useDialogOnDemand();
  const openAddDialog = () =>
    open(async () => {
      const { AddCardDialog } = await import('./AddCardDialog.tsx');
      return (onClosed) => <AddCardDialog onClosed={onClosed} />;
    });
  return (
    <>
      <PaymentMethodsView
        {...deletion}
        page={pageData(paymentMethods)}
        today={useToday()}
        onAdd={openAddDialog}
      />
      {dialog}
    </>
  );
}
