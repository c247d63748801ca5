import type { ReactNode } from 'react';
import { focusHeading } from '../../behavior/focusHeading.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from '../EmptyState/EmptyState.css.ts';

/** Either a retry, or an action that leads elsewhere. */
type RecoveryAction =
  | {
      /** Called for Retry. Without it there is no such button. */
      onRetry: () => void;
      /** A link that leads elsewhere. */
      action?: ReactNode;
    }
  | { onRetry?: never; action: ReactNode };

export type ErrorStateProps = RecoveryAction & {
  /** For a whole page that is missing. */
  title?: string;
  /** What could not be shown, in one sentence. */
  text: string;
};

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
