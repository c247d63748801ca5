import type { ReactNode } from 'react';
import * as styles from './FactList.css.ts';

export type FactListProps = {
  /** What is known, each in a word or a line. */
  facts: readonly { readonly label: string; readonly value: ReactNode }[];
};

/** Facts beside a thread, as many as possible in sight. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {/* A telephone number runs from left to right, whatever the page does. */}
            {typeof value === 'string' ? <bdi>{value}</bdi> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
