import type { ReactNode } from 'react';
import { classNames } from '../../behavior/classNames.ts';
import * as styles from './Text.css.ts';

/** Props of {@link Text}. */
export type TextProps = {
  children: ReactNode;
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
};

/** One paragraph. */
export function Text({ children, size = 'body', tone = 'ink' }: TextProps) {
  return <p className={classNames(styles.size[size], styles.tone[tone])}>{children}</p>;
}
