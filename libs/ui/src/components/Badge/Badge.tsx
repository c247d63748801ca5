import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

/** Props of {@link Badge}. */
export type BadgeProps = {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'positive' | 'critical';
};

/** A word or two that class something. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
