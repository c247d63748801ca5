import { formFailureOf, type FormFailure } from '../forms/formFailure.ts';
import { type DocumentFieldName, documentFormLabels } from './documentFields.ts';
import { DOCUMENT_NOT_UPLOADED } from './messages.ts';

/** Maps the payload's fields to the form's. Of all details in the description, only the notes have several lines. */
const formFieldsByPayload = { file: 'file', title: 'title', description: 'notes' } as const;

/** A field of the form that a failure can name. */
export type UploadFailureField = 'file' | 'title' | DocumentFieldName;

/** Converts a rejection of the upload into a failure of the form (DO15). */
export function uploadFailureOf(cause: unknown): FormFailure<UploadFailureField> {
  return formFailureOf(cause, {
    fields: formFieldsByPayload,
    labels: documentFormLabels,
    fallback: DOCUMENT_NOT_UPLOADED,
  });
}
