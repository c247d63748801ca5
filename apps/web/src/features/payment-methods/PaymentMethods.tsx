import { deletePaymentMethod } from '@parlour/client';
import type { PaymentMethod } from '@parlour/contract';
import { PAYMENT_METHOD_NOT_DELETED, withoutPaymentMethod } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { valueOf } from '../../app/data/callError.ts';
import { useClient } from '../../app/data/DataLayout.tsx';
import { pageData } from '../../app/data/pageData.ts';
import { paymentMethodsQuery } from './queries.ts';
import { useDeletion } from '../../app/deletion/useDeletion.ts';
import { useDialogOnDemand } from '../../app/dialogs/useDialogOnDemand.tsx';
import { useToday } from '../../app/hooks/useToday.ts';
import { PaymentMethodsView } from './PaymentMethodsView.tsx';

/** Binds the saved payment methods to their query, the deletion to its call, and the form for a new one to the list. */
export function PaymentMethods() {
  const client = useClient();
  const query = paymentMethodsQuery(client);
  const paymentMethods = useQuery(query);
  const deletion = useDeletion<PaymentMethod>({
    query,
    remove: (id) => valueOf(deletePaymentMethod(client, { params: { id } })),
    withoutItem: withoutPaymentMethod,
    failureMessage: PAYMENT_METHOD_NOT_DELETED,
  });
  const { open, dialog } = useDialogOnDemand();
  const openAddDialog = () =>
    open(async () => {
      const { AddPaymentMethodDialog } = await import('./AddPaymentMethodDialog.tsx');
      return (onClosed) => <AddPaymentMethodDialog onClosed={onClosed} />;
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
