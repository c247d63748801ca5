import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../data/DataLayout.tsx';
import { pageData } from '../data/pageData.ts';
import { paymentMethodsQuery } from '../data/paymentMethodsQuery.ts';
import { useToday } from '../useToday.ts';
import { PaymentMethodsView } from './PaymentMethodsView.tsx';
import { useCardDeletion } from './useCardDeletion.ts';

const loadDialog = async () => (await import('./AddCardDialog.tsx')).AddCardDialog;

interface Opening {
  readonly id: number;
  readonly Dialog: Awaited<ReturnType<typeof loadDialog>>;
}

/** Binds the member's saved cards to their query, and opens the form for a new one, whose code is loaded for it. */
export function PaymentMethods() {
  const cards = useQuery(paymentMethodsQuery(useClient()));
  const deletion = useCardDeletion();
  const today = useToday();
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isFormOutOfReach, setFormOutOfReach] = useState(false);

  function openForm() {
    setFormOutOfReach(false);
    loadDialog().then(
      (Dialog) => setOpening((last) => ({ id: (last?.id ?? 0) + 1, Dialog })),
      () => setFormOutOfReach(true),
    );
  }

  return (
    <>
      <PaymentMethodsView
        {...deletion}
        page={pageData(cards)}
        today={today}
        isFormOutOfReach={isFormOutOfReach}
        onAdd={openForm}
        onNoticeDismiss={() => setFormOutOfReach(false)}
      />
      {opening === null ? null : (
        <opening.Dialog key={opening.id} today={today} onClosed={() => setOpening(null)} />
      )}
    </>
  );
}
