import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useDeletion } from '@parlour/app/deletion';
import { useDialogOnDemand } from '@parlour/app/dialogs';
import { useToday } from '@parlour/app/hooks';
import { send } from '@parlour/client';
import { deletePaymentMethod, type PaymentMethod } from '@parlour/contract';
import { PAYMENT_METHOD_NOT_DELETED, withoutPaymentMethod } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { paymentMethodsQuery } from './queries.ts';
import { PaymentMethodsView } from './PaymentMethodsView.tsx';

/** Binds the saved payment methods to their query, the deletion to its call, and the form for a new one to the list. */
export function PaymentMethods() {
  const client = useClient();
  const query = paymentMethodsQuery(client);
  const paymentMethods = useQuery(query);
  const deletion = useDeletion<PaymentMethod>({
    query,
    remove: (id) => send(client, deletePaymentMethod, { params: { id } }),
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
