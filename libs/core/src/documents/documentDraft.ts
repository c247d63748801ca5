import type { DocumentType } from '@parlour/contract';
import { describeDocument, type DocumentDetails } from './description.ts';
import { documentFields, type DocumentFieldName } from './documentFields.ts';
import { documentTitle } from './documentTitle.ts';
import { fileProblem, type NamedFile } from './file.ts';

/** A new document as it stands in the form. */
export interface DocumentDraft<File extends NamedFile = NamedFile> {
  readonly type: DocumentType | null;
  /** What the member calls the document. */
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

/** The draft with another type, whose fields begin empty (spec section 4). */
export const changeDocumentType = <File extends NamedFile>(
  draft: DocumentDraft<File>,
  type: DocumentType,
): DocumentDraft<File> => (type === draft.type ? draft : { ...draft, type, details: {} });

/** The draft with another value of one of its type's fields. */
export const changeDocumentDetail = <File extends NamedFile>(
  draft: DocumentDraft<File>,
  name: DocumentFieldName,
  value: string,
): DocumentDraft<File> => ({ ...draft, details: { ...draft.details, [name]: value } });

/** What is uploaded; the app turns the file into a data URL. */
export interface DocumentSubmission<File extends NamedFile = NamedFile> {
  readonly file: File;
  readonly title: string;
  readonly description: string;
}

/** What is uploaded once type, name, file and what the type requires are there, else null (spec section 5). */
export const documentSubmission = <File extends NamedFile>({
  type,
  title: typed,
  file,
  details,
}: DocumentDraft<File>): DocumentSubmission<File> | null => {
  const title = documentTitle(typed);
  if (type === null || file === null || title === '' || fileProblem(file) !== null) return null;
  const isMissing = documentFields(type).some(
    ({ name, isRequired }) => isRequired && (details[name] ?? '').trim() === '',
  );
  return isMissing ? null : { file, title, description: describeDocument(type, details) };
};
