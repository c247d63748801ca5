import type { FormCopy } from '../forms/formIssues.ts';
import { type DocumentFieldName, documentFormLabels } from './documentFields.ts';
import { DOCUMENT_NOT_UPLOADED } from './messages.ts';

/** A field of the form that can have an issue. */
export type UploadField = 'file' | 'title' | DocumentFieldName;

/** How the form reports a failed upload (core/documents-15). Of all details in the description, only the notes have several lines. */
export const uploadCopy: FormCopy<UploadField> = {
  fields: { file: 'file', title: 'title', description: 'notes' },
  labels: documentFormLabels,
  fallback: DOCUMENT_NOT_UPLOADED,
  isFallbackPreferred: true,
};
