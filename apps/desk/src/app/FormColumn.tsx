import type { ReactNode } from 'react';
import * as styles from './FormColumn.css.ts';

export type FormColumnProps = { children: ReactNode };

/** The column of a page that is a form or is read: the settings, one's account, an editor. */
export function FormColumn({ children }: FormColumnProps) {
  return <div className={styles.column}>{children}</div>;
}

export type FittedFieldProps = {
  /** What the field holds. */
  holds: keyof typeof styles.fit;
  children: ReactNode;
};

/** Around a field of few characters, which is as wide as these need. */
export function FittedField({ holds, children }: FittedFieldProps) {
  return <div className={styles.fit[holds]}>{children}</div>;
}
