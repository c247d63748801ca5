import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export type EmptyStateProps = {
  /** What is not there. */
  title: string;
  /** When that may change, or what to do. */
  text?: string;
  /** A button or a link. */
  action?: ReactNode;
};

/** Shown when there is no content, without a failure. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
