import { ClubMark, type ClubMarkProps } from '@parlour/app/club-mark';
import type { ReactNode } from 'react';
import * as styles from './FormPage.css.ts';

export type FormPageProps = ClubMarkProps & { children: ReactNode };

/** The page of a short form before anybody is signed in: the club's name, and the form in the middle. */
export function FormPage({ children, ...club }: FormPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <ClubMark {...club} /> <span className={styles.mark}>Desk</span>
      </header>
      <main className={styles.main}>
        <div className={styles.form}>{children}</div>
      </main>
    </div>
  );
}
