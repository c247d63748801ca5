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

/** Props of {@link PaymentMethodsView}. */
export type PaymentMethodsViewProps = DeletionControl<PaymentMethod> & {
  page: PageData<readonly PaymentMethod[]>;
  /** The member's day, `YYYY-MM-DD`, by which a card has expired or not. */
  today: string;
  onAdd: () => void;
};

/** The member's saved cards, with what adds and deletes one (spec section 2). */
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
          {(cards) =>
            cards.length === 0 ? (
              <EmptyState
                title={NO_CARDS}
                text="Keep a card here, and we can book and settle for you at once."
              />
            ) : (
              <ul className={styles.list}>
                {cards.map((card) => (
                  <li key={card.id}>
                    <SavedCard card={card} today={today} onDelete={() => onDelete(card)} />
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
        // The button that asked is gone with its card; Add Card is the first one of the section.
        focusAfter={() => section.current?.querySelector('button') ?? null}
      />
    </section>
  );
}
