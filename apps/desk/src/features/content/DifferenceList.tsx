import type { ContentKind } from '@parlour/contract/staff';
import {
  contentDifferences,
  type ContentDraft,
  type ContentNames,
  fieldsOfContent,
  valueInWords,
} from '@parlour/core/content';
import { Text } from '@parlour/ui';
import * as styles from './DifferenceList.css.ts';

export type DifferenceListProps = {
  /** The kind of content. */
  kind: ContentKind;
  /** What one state is called, such as `Published`. */
  beforeLabel: string;
  /** What the other state is called. */
  afterLabel: string;
  /** The document before. */
  before: ContentDraft;
  /** The document after. */
  after: ContentDraft;
  /** The names of what the documents refer to. */
  names: ContentNames;
};

/** The fields that two states of an item differ in, side by side (`DKO12`). */
export function DifferenceList(props: DifferenceListProps) {
  const { kind, beforeLabel, afterLabel, before, after, names } = props;
  const differences = contentDifferences(kind, before, after);
  const fields = fieldsOfContent(kind);
  if (differences.length === 0) return <Text tone="muted">Both are the same.</Text>;
  return (
    <dl className={styles.list}>
      {differences.map(({ field: name, label }) => {
        const field = fields[name];
        const wordsOf = (document: ContentDraft) =>
          (field === undefined ? '' : valueInWords(field, document[name], document, names)) ||
          'Nothing';
        return (
          <div key={name} className={styles.difference}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.state}>
              <span className={styles.side}>{beforeLabel}</span>
              <span className={styles.before}>{wordsOf(before)}</span>
            </dd>
            <dd className={styles.state}>
              <span className={styles.side}>{afterLabel}</span>
              <span className={styles.text}>{wordsOf(after)}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
