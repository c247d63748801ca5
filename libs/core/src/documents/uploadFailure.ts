import { documentFormLabels } from './documentFields.ts';
import { DOCUMENT_NOT_UPLOADED } from './sentences.ts';

/** A field of the form that a refusal can name. */
export type RefusedField = 'file' | 'title' | 'notes';

/** Why a document was not uploaded: the sentence for the member, the field at fault, and what the caller threw. */
export interface UploadFailure {
  /** Null where no field is to blame. */
  readonly field: RefusedField | null;
  readonly message: string;
  readonly cause: unknown;
}

/** What the payload's fields are in the form. Of all that the description holds, only the notes can be too long. */
const formFields: Readonly<Record<string, RefusedField>> = {
  file: 'file',
  title: 'title',
  description: 'notes',
};

/**
 * Reads what the upload threw: an error whose message is the sentence, and whose `field` may name one of the payload. A
 * sentence that begins with that name calls the field as the form does.
 */
export const uploadFailureOf = (cause: unknown): UploadFailure => {
  if (!(cause instanceof Error) || cause.message.trim() === '') {
    return { field: null, message: DOCUMENT_NOT_UPLOADED, cause };
  }
  const { message } = cause;
  const name = 'field' in cause && typeof cause.field === 'string' ? cause.field : '';
  const field = Object.hasOwn(formFields, name) ? (formFields[name] ?? null) : null;
  return field !== null && message.startsWith(`${name} `)
    ? { field, message: documentFormLabels[field] + message.slice(name.length), cause }
    : { field, message, cause };
};
