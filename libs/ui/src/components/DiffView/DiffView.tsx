import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DiffView.css.ts';
import { type DifferencePart, wordDifference } from '../../behavior/wordDifference.ts';

/** One field in two versions. */
export type DiffRow = {
  /** The name of the field. */
  label: string;
  /** Its text in the first version, empty for none. */
  before: string;
  /** Its text in the second version, empty for none. */
  after: string;
};

export type DiffViewProps = {
  /** What is compared, for screen readers. */
  caption: string;
  /** The name of the first version, such as "Yesterday". */
  beforeLabel: string;
  /** The name of the second version, such as "Yours". */
  afterLabel: string;
  /** The fields that differ, in their order. Their texts are plain. */
  rows: readonly DiffRow[];
};

/** Two versions side by side, with the words that differ marked. A phone shows them one below the other. */
export function DiffView({ caption, beforeLabel, afterLabel, rows }: DiffViewProps) {
  // The roles are named, because a phone's layout would take them away.
  return (
    <table role="table" className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <th role="columnheader" scope="col" className={styles.heading}>
            Field
          </th>
          <th role="columnheader" scope="col" className={styles.heading}>
            {beforeLabel}
          </th>
          <th role="columnheader" scope="col" className={styles.heading}>
            {afterLabel}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map(({ label, before, after }) => {
          const parts = wordDifference(before, after);
          return (
            <tr key={label} role="row" className={styles.row}>
              <th role="rowheader" scope="row" className={styles.name}>
                {label}
              </th>
              <td role="cell" className={styles.cell} data-label={beforeLabel}>
                <Side parts={parts} kind="removed" />
              </td>
              <td role="cell" className={styles.cell} data-label={afterLabel}>
                <Side parts={parts} kind="added" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** One of the two texts: what both have, and what only it has. */
function Side({ parts, kind }: { parts: readonly DifferencePart[]; kind: 'removed' | 'added' }) {
  const own = parts.filter((part) => part.kind === 'same' || part.kind === kind);
  if (own.length === 0) return <span className={styles.nothing}>Nothing</span>;
  const Mark = kind === 'removed' ? 'del' : 'ins';
  return (
    <div className={styles.text}>
      {own.map((part, place) =>
        part.kind === 'same' ? (
          part.text
        ) : (
          <Mark key={place} className={styles[kind]}>
            {part.text}
          </Mark>
        ),
      )}
    </div>
  );
}
