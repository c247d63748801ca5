import type { PaymentMethod } from '@parlour/contract';
import { CARD_DELETION_QUESTION, NO_CARDS } from '@parlour/core';
import { EmptyState, SectionHeading } from '@parlour/ui';
import { useId, useRef } from 'react';
import type { PageData } from '../data/pageData.ts';
import { PageDataView } from '../data/PageDataView.tsx';
import { DeletionQuestion } from '../deletion/DeletionQuestion.tsx';
import type { DeletionControl } from '../deletion/useDeletion.ts';
import { fullCardName } from './cardName.ts';
import { PaymentMethodsSkeleton } from './PaymentMethodsSkeleton.tsx';
import * as styles from './PaymentMethodsView.css.ts';
import { SavedCard } from './SavedCard.tsx';

export type PaymentMethodsViewProps = DeletionControl<PaymentMethod> & {
  page: PageData<readonly PaymentMethod[]>;
  /** The member's day, `YYYY-MM-DD`, to tell expired cards. */
  today: string;
  onAdd: () => void;
};

/** The member's saved payment methods, with the buttons to add and delete one. */
export function PaymentMethodsView(props: PaymentMethodsViewProps) {
  const { page, today, onAdd, onDelete } = props;
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} className={styles.section} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title="Payment Methods"
        action={{ label: 'Add Card', onAction: onAdd }}
      />
      <div className={styles.room}>
        <PageDataView
          page={page}
          loadingLabel="Loading cards"
          skeleton={<PaymentMethodsSkeleton />}
        >
          {(paymentMethods) =>
            paymentMethods.length === 0 ? (
              <EmptyState
                title={NO_CARDS}
                text="Keep a card here, and we can book and settle for you at once."
              />
            ) : (
              <ul className={styles.list}>
                {paymentMethods.map((paymentMethod) => (
                  <li key={paymentMethod.id}>
                    <SavedCard
                      card={paymentMethod}
                      today={today}
                      onDelete={() => onDelete(paymentMethod)}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </PageDataView>
      </div>
      <DeletionQuestion
        {...props}
        question={CARD_DELETION_QUESTION}
        nameOf={fullCardName}
        // The delete button is gone with its card. Add Card is the first button of the section.
        focusAfter={() => section.current?.querySelector('button') ?? null}
      />
    </section>
  );
}
