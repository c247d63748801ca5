import { useQuery } from '@tanstack/react-query';
import { useClient } from '../data/DataLayout.tsx';
import { pageData } from '../data/pageData.ts';
import { paymentMethodsQuery } from '../data/paymentMethodsQuery.ts';
import { useDialogOnDemand } from '../dialogs/useDialogOnDemand.tsx';
import { useToday } from '../useToday.ts';
import { PaymentMethodsView } from './PaymentMethodsView.tsx';
import { useCardDeletion } from './useCardDeletion.ts';

/** Binds the member's saved cards to their query, their deletion to the call, and the form for a new one to the list. */
export function PaymentMethods() {
  const cards = useQuery(paymentMethodsQuery(useClient()));
  const deletion = useCardDeletion();
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
