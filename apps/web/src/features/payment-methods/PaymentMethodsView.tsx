import { type PageData, PageDataView } from '@parlour/app/data';
import { DeleteConfirmDialog, type DeletionControl } from '@parlour/app/deletion';
import type { PaymentMethod } from '@parlour/contract';
import { PAYMENT_METHOD_DELETION_QUESTION, NO_PAYMENT_METHODS } from '@parlour/core';
import { EmptyState, SectionHeading } from '@parlour/ui';
import { useId, useRef } from 'react';
import { paymentMethodName } from './paymentMethodName.ts';
import { PaymentMethodsSkeleton } from './PaymentMethodsSkeleton.tsx';
import * as styles from './PaymentMethodsView.css.ts';
import { SavedPaymentMethod } from './SavedPaymentMethod.tsx';

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
                title={NO_PAYMENT_METHODS}
                text="Keep a card here, and we can book and settle for you at once."
              />
            ) : (
              <ul className={styles.list}>
                {paymentMethods.map((paymentMethod) => (
                  <li key={paymentMethod.id}>
                    <SavedPaymentMethod
                      paymentMethod={paymentMethod}
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
      <DeleteConfirmDialog
        {...props}
        question={PAYMENT_METHOD_DELETION_QUESTION}
        nameOf={paymentMethodName}
        // The delete button is gone with its card. Add Card is the first button of the section.
        focusAfter={() => section.current?.querySelector('button') ?? null}
      />
    </section>
  );
}
