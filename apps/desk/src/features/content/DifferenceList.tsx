import type { ContentKind } from '@parlour/contract/staff';
import {
  contentDifferences,
  type ContentDraft,
  type ContentNames,
  fieldsOfContent,
  valueInWords,
} from '@parlour/core/content';
import { DiffView, Text } from '@parlour/ui';

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

/** The fields that two states of an item differ in, side by side (`desk/content-12`). */
export function DifferenceList(props: DifferenceListProps) {
  const { kind, beforeLabel, afterLabel, before, after, names } = props;
  const differences = contentDifferences(kind, before, after);
  const fields = fieldsOfContent(kind);
  if (differences.length === 0) return <Text tone="muted">Both are the same.</Text>;
  const rows = differences.map(({ field: name, label }) => {
    const field = fields[name];
    const wordsOf = (document: ContentDraft) =>
      field === undefined ? '' : valueInWords(field, document[name], document, names);
    return { label, before: wordsOf(before), after: wordsOf(after) };
  });
  return (
    <DiffView
      caption={`${beforeLabel} and ${afterLabel}`}
      beforeLabel={beforeLabel}
      afterLabel={afterLabel}
      rows={rows}
    />
  );
}
