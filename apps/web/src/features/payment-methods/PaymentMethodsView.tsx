import type { PageData } from '@parlour/app/data';
import { type DeletionControl, ItemList } from '@parlour/app/deletion';
import type { PaymentMethod } from '@parlour/contract';
import { NO_PAYMENT_METHODS, PAYMENT_METHOD_DELETION_QUESTION } from '@parlour/core';
import { paymentMethodName } from './paymentMethodName.ts';
import { PaymentMethodsSkeleton } from './PaymentMethodsSkeleton.tsx';
import * as styles from './PaymentMethodsView.css.ts';
import { SavedPaymentMethod } from './SavedPaymentMethod.tsx';

export type PaymentMethodsViewProps = DeletionControl<PaymentMethod> & {
  /** The cards with the state of their list. */
  page: PageData<readonly PaymentMethod[]>;
  /** The member's day, `YYYY-MM-DD`, to tell expired cards. */
  today: string;
  /** Called when the member wants to add a card. */
  onAdd: () => void;
};

/** The member's saved payment methods, with the buttons to add and delete one. */
export function PaymentMethodsView(props: PaymentMethodsViewProps) {
  const { today, onAdd, onDelete } = props;
  return (
    <ItemList
      {...props}
      title="Payment Methods"
      actionLabel="Add Card"
      onAction={onAdd}
      loadingLabel="Loading cards"
      skeleton={<PaymentMethodsSkeleton />}
      empty={{
        title: NO_PAYMENT_METHODS,
        text: 'Keep a card here, and we can book and settle for you at once.',
      }}
      areaClassName={styles.area}
      renderItem={(paymentMethod) => (
        <li>
          <SavedPaymentMethod
            paymentMethod={paymentMethod}
            today={today}
            onDelete={() => onDelete(paymentMethod)}
          />
        </li>
      )}
      deletionQuestion={PAYMENT_METHOD_DELETION_QUESTION}
      nameOf={paymentMethodName}
    />
  );
}
