import type { DocumentType } from '@parlour/contract';
import { isBlank } from '@parlour/contract/values';
import { describeDocument, type DocumentDetails } from './description.ts';
import { documentFields, documentFormLabels } from './documentFields.ts';
import { documentTitle } from './documentTitle.ts';
import { fileIssue, type NamedFile } from './file.ts';

/** A new document as typed into the form. */
export interface DocumentDraft<File extends NamedFile = NamedFile> {
  readonly type: DocumentType | null;
  /** The member's own name for the document. */
  readonly title: string;
  readonly file: File | null;
  readonly details: DocumentDetails;
}

/** The form as it is opened. */
export const emptyDocumentDraft: DocumentDraft<never> = {
  type: null,
  title: '',
  file: null,
  details: {},
};

/** Changes the type and resets its fields (core/documents-2). */
export function changeDocumentType<File extends NamedFile>(
  draft: DocumentDraft<File>,
  type: DocumentType,
): DocumentDraft<File> {
  return type === draft.type ? draft : { ...draft, type, details: {} };
}

/** The payload of an upload. The app converts the file into a data URL. */
export interface DocumentSubmission<File extends NamedFile = NamedFile> {
  readonly file: File;
  readonly title: string;
  readonly description: string;
}

/** Returns the payload, or null until type, name, file and the required fields are complete (core/documents-3). */
export function documentSubmission<File extends NamedFile>({
  type,
  title: typed,
  file,
  details,
}: DocumentDraft<File>): DocumentSubmission<File> | null {
  const title = documentTitle(typed);
  if (type === null || file === null || title === '' || fileIssue(file) !== null) return null;
  return missingDetails(type, details).length > 0
    ? null
    : { file, title, description: describeDocument(type, details) };
}

const missingDetails = (type: DocumentType, details: DocumentDetails) =>
  documentFields(type).filter(({ name, isRequired }) => isRequired && isBlank(details[name] ?? ''));

/** Returns the labels of the missing fields, in form order (core/documents-22). */
export function missingDocumentLabels({
  type,
  title,
  file,
  details,
}: DocumentDraft): readonly string[] {
  return [
    ...(type === null ? [documentFormLabels.type] : []),
    ...(documentTitle(title) === '' ? [documentFormLabels.title] : []),
    ...(type === null ? [] : missingDetails(type, details)).map(({ label }) => label),
    ...(file === null ? [documentFormLabels.file] : []),
  ];
}
