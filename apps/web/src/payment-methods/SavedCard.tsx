import type { PaymentMethod } from '@parlour/contract';
import { hasExpired, savedExpiry } from '@parlour/core';
import { Badge, Button, VisuallyHidden } from '@parlour/ui';
import { fullCardName } from './cardName.ts';
import * as styles from './SavedCard.css.ts';

export type SavedCardProps = {
  card: PaymentMethod;
  /** The member's day, `YYYY-MM-DD`, to tell expired cards. */
  today: string;
  onDelete: () => void;
};

/** One saved payment method, with the card number blurred. */
export function SavedCard({ card, today, onDelete }: SavedCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <div className={styles.first}>
          <p className={styles.description}>{card.description}</p>
          {card.purpose === 'primary' ? <Badge>Preferred</Badge> : null}
          {hasExpired(card, today) ? <Badge tone="critical">Expired</Badge> : null}
        </div>
        <h3 className={styles.name}>
          <span className={styles.whole}>{card.brand}</span>{' '}
          <span className={styles.whole}>{card.blurredCardNumber}</span>
        </h3>
        <div className={styles.facts}>
          <p>{card.cardholderName}</p>
          <p>Expires {savedExpiry(card)}</p>
        </div>
      </div>
      <Button variant="quiet" size="small" onClick={onDelete}>
        <span>
          Delete <VisuallyHidden>{fullCardName(card)}</VisuallyHidden>
        </span>
      </Button>
    </article>
  );
}
