import type { PaymentMethod } from '@parlour/contract';
import { hasExpired, savedExpiry } from '@parlour/core';
import { Badge, Button, VisuallyHidden } from '@parlour/ui';
import { paymentMethodName } from './paymentMethodName.ts';
import * as styles from './SavedPaymentMethod.css.ts';

export type SavedPaymentMethodProps = {
  paymentMethod: PaymentMethod;
  /** The member's day, `YYYY-MM-DD`, to tell expired cards. */
  today: string;
  onDelete: () => void;
};

/** One saved payment method, with the card number blurred. */
export function SavedPaymentMethod({ paymentMethod, today, onDelete }: SavedPaymentMethodProps) {
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <div className={styles.first}>
          <p className={styles.description}>{paymentMethod.description}</p>
          {paymentMethod.purpose === 'primary' ? <Badge>Preferred</Badge> : null}
          {hasExpired(paymentMethod, today) ? <Badge tone="critical">Expired</Badge> : null}
        </div>
        <h3 className={styles.name}>
          <span className={styles.whole}>{paymentMethod.brand}</span>{' '}
          <span className={styles.whole}>{paymentMethod.blurredCardNumber}</span>
        </h3>
        <div className={styles.facts}>
          <p>{paymentMethod.cardholderName}</p>
          <p>Expires {savedExpiry(paymentMethod)}</p>
        </div>
      </div>
      <Button variant="quiet" size="small" onClick={onDelete}>
        <span>
          Delete <VisuallyHidden>{paymentMethodName(paymentMethod)}</VisuallyHidden>
        </span>
      </Button>
    </article>
  );
}
