import type { ReactNode } from 'react';
import * as styles from './DeskHeading.css.ts';

export type DeskHeadingProps = {
  /** The name of the page. */
  title: string;
  /** What can be done here, beside the title. */
  actions?: ReactNode;
};

/** The single first-level heading of a page of the desk. It is smaller than a member's, so that more work fits. */
export function DeskHeading({ title, actions }: DeskHeadingProps) {
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>{title}</h1>
      {actions}
    </header>
  );
}
