import type { ReactNode } from 'react';
import * as styles from './DefinitionList.css.ts';

export type DefinitionListProps = {
  /** The facts in their order. Each label is different. */
  items: readonly { label: string; value: ReactNode }[];
};

/** A list of labeled facts about one thing. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.row}>
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
