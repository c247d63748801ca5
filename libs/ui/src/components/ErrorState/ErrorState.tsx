import type { ReactNode } from 'react';
import { focusHeading } from '../../behavior/focusHeading.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from '../EmptyState/EmptyState.css.ts';

/** Either the failed thing can be tried again, or the member is led elsewhere. */
type WayOut =
  | { onRetry: () => void; retryLabel?: string; action?: ReactNode }
  | { onRetry?: never; retryLabel?: never; action: ReactNode };

/** Props of {@link ErrorState}. */
export type ErrorStateProps = WayOut & { title?: string; text: string };

/**
 * Something could not be shown, and what to do about it. A retry takes it away, so the focus goes to the heading
 * above.
 */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel = 'Retry',
  action,
}: ErrorStateProps) {
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
            {retryLabel}
          </Button>
        ) : null}
        {action}
      </div>
    </div>
  );
}
