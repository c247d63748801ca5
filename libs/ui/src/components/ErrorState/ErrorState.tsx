import type { ReactNode } from 'react';
import { focusHeading } from '../../behavior/focusHeading.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from '../EmptyState/EmptyState.css.ts';

/** Either a retry, or an action that leads elsewhere. */
type RecoveryAction =
  { onRetry: () => void; action?: ReactNode } | { onRetry?: never; action: ReactNode };

export type ErrorStateProps = RecoveryAction & { title?: string; text: string };

/**
 * Says that content could not be shown, and offers a way to recover. A retry removes it, so the focus moves to the
 * heading above.
 */
export function ErrorState({ title, text, onRetry, action }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.state}>
      {title ? <p className={styles.title}>{title}</p> : null}
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>
        {onRetry ? (
          <Button
            variant="secondary"
            onClick={({ currentTarget }) => {
              focusHeading(currentTarget);
              onRetry();
            }}
          >
            Retry
          </Button>
        ) : null}
        {action}
      </div>
    </div>
  );
}
