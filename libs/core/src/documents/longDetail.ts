import { LINE_LIMIT, TEXT_LIMIT } from '@parlour/contract';
import type { FormFailure } from '../forms/formFailure.ts';
import { tooLong } from '../requests/fieldValues.ts';
import { describeDocument } from './description.ts';
import type { DocumentDraft } from './documentDraft.ts';
import { documentFields, type DocumentFieldName } from './documentFields.ts';

/**
 * What is said of the first detail that is too long to be sent, null where none is. All of them are folded into one
 * description, so the notes may have what the others leave of its room.
 */
export const longDetail = ({
  type,
  details,
}: DocumentDraft): FormFailure<DocumentFieldName> | null => {
  if (type === null) return null;
  const roomForNotes = TEXT_LIMIT + 1 - describeDocument(type, { ...details, notes: '-' }).length;
  for (const { name: field, label, kind } of documentFields(type)) {
    const limit = kind === 'text' ? roomForNotes : LINE_LIMIT;
    const message = tooLong(label, (details[field] ?? '').trim(), limit);
    if (message !== null) return { field, message, cause: null };
  }
  return null;
};
