import { failureOf, type FormFailure } from '../forms/formFailure.ts';
import { type DocumentFieldName, documentFormLabels } from './documentFields.ts';
import { DOCUMENT_NOT_UPLOADED } from './sentences.ts';

/** What the payload's fields are in the form. Of all that the description holds, only the notes have several lines. */
const fieldsOfPayload = { file: 'file', title: 'title', description: 'notes' } as const;

/** A field of the form that a refusal can name. */
export type RefusedField = 'file' | 'title' | DocumentFieldName;

/** Reads what the upload was rejected with. */
export const uploadFailureOf = (cause: unknown): FormFailure<RefusedField> =>
  failureOf(cause, {
    fields: fieldsOfPayload,
    labels: documentFormLabels,
    fallback: DOCUMENT_NOT_UPLOADED,
  });
