import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export type BadgeProps = {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'positive' | 'critical';
};

/** Labels something with a word or two. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
