import { list } from '@parlour/app/deletion';
import { Skeleton } from '@parlour/ui';
import * as styles from './SavedPaymentMethod.css.ts';

/** Skeleton of two cards. */
export function PaymentMethodsSkeleton() {
  return (
    <div className={list}>
      {['first', 'second'].map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.words}>
            <div className={styles.first}>
              <Skeleton width="third" />
            </div>
            <Skeleton shape="title" width="half" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </div>
  );
}
