import type { ReactNode } from 'react';
import * as styles from './DeskHeading.css.ts';

export type DeskHeadingProps = {
  /** The name of the page. */
  title: string;
  /** The second level is for a list beside what it opens, whose heading is then the page's. */
  level?: 1 | 2;
  /** What can be done here, beside the title. */
  actions?: ReactNode;
};

/** The heading of a page of the desk. It is smaller than a member's, so that more work fits. */
export function DeskHeading({ title, level = 1, actions }: DeskHeadingProps) {
  const Title = `h${level}` as const;
  return (
    <header className={styles.heading}>
      <Title className={styles.title}>{title}</Title>
      {actions}
    </header>
  );
}
