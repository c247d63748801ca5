import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export type BadgeProps = {
  /** One or two words. */
  children: ReactNode;
  /** What the words are about: nothing special, something new, something settled, or something wrong. */
  tone?: 'neutral' | 'accent' | 'positive' | 'critical';
};

/** Labels something with a word or two. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
