import type { ContentKind } from '@parlour/contract/staff';
import { toContentDraft } from './contentDraft.ts';
import { contentFields } from './contentFields.ts';
import type { ContentFields } from './contentField.ts';

/** A field that two states of an item have different values of. */
export interface ContentDifference {
  /** Its name. */
  readonly field: string;
  readonly label: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Returns the fields whose values differ, in the order of the form (core/content-5). Lists and parts are compared as a whole. */
export function contentDifferences(
  kind: ContentKind,
  before: unknown,
  after: unknown,
): readonly ContentDifference[] {
  const fields: ContentFields = contentFields[kind];
  const earlier = toContentDraft(kind, before);
  const later = toContentDraft(kind, after);
  return Object.entries(fields).flatMap(([field, { label }]) =>
    JSON.stringify(earlier[field]) === JSON.stringify(later[field])
      ? []
      : [{ field, label, before: earlier[field], after: later[field] }],
  );
}
