import { TEXT_LIMIT, typedLine } from '@parlour/contract/values';
import type { FieldIssue } from '../forms/formIssues.ts';
import { lineIssue, lengthIssue } from '../forms/validation.ts';
import { describeDocument } from './description.ts';
import type { DocumentDraft } from './documentDraft.ts';
import { documentFields, type DocumentFieldName } from './documentFields.ts';

/**
 * Returns the issue of the first invalid detail, or null (core/documents-15). All details are joined into one description: each is a
 * line of it, and the notes may fill the remaining space.
 */
export function detailIssue({
  type,
  details,
}: DocumentDraft): FieldIssue<DocumentFieldName> | null {
  if (type === null) return null;
  const roomForNotes = TEXT_LIMIT + 1 - describeDocument(type, { ...details, notes: '-' }).length;
  for (const { name: field, label, kind } of documentFields(type)) {
    const value = typedLine(details[field] ?? '');
    const message =
      kind === 'text' ? lengthIssue(label, value, roomForNotes) : lineIssue(label, value);
    if (message !== null) return { field, message };
  }
  return null;
}
