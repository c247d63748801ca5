import type { ReactNode } from 'react';
import { classNames } from '../../behavior/classNames.ts';
import * as styles from './Text.css.ts';

export type TextProps = {
  /** The paragraph. */
  children: ReactNode;
  /** The role of the paragraph on the page. */
  size?: 'lead' | 'body' | 'small' | 'eyebrow';
  /** How prominent it is. */
  tone?: 'ink' | 'muted' | 'accent' | 'critical';
};

/** One paragraph. */
export function Text({ children, size = 'body', tone = 'ink' }: TextProps) {
  return <p className={classNames(styles.size[size], styles.tone[tone])}>{children}</p>;
}
