import type { ReactNode } from 'react';
import * as styles from './PageHeading.css.ts';

export type PageHeadingProps = {
  /** The name of the page. A line break in it is shown on phones alone. */
  title: string;
  /** The category, above the title. */
  eyebrow?: string;
  /** One or two sentences that tell what is here. */
  intro?: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
};

/** The single first-level heading of a page. */
export function PageHeading({ title, eyebrow, intro, actions }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
      <h1 className={styles.title}>{title}</h1>
      {intro ? <p className={styles.intro}>{intro}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
