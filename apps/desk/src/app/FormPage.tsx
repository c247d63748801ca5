import type { ReactNode } from 'react';
import * as styles from './FormPage.css.ts';

export type FormPageProps = {
  clubName: string;
  children: ReactNode;
};

/** The page of a short form before anybody is signed in: the club's name, and the form in the middle. */
export function FormPage({ clubName, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {clubName} <span className={styles.mark}>Desk</span>
      </header>
      <main className={styles.main}>
        <div className={styles.form}>{children}</div>
      </main>
    </div>
  );
}
