import type { Document } from '@parlour/contract';
import { typedText } from '@parlour/contract/values';
import { createFormMachine, unchangedFields } from '../forms/formMachine.ts';
import { detailIssue } from './detailIssue.ts';
import {
  changeDocumentType,
  type DocumentDraft,
  documentSubmission,
  type DocumentSubmission,
  emptyDocumentDraft,
} from './documentDraft.ts';
import { fileIssue } from './file.ts';
import { uploadCopy, type UploadField } from './uploadCopy.ts';

const isDetail = (field: UploadField): field is Exclude<UploadField, 'file' | 'title'> =>
  field !== 'file' && field !== 'title';

/** The form for a new document (core/documents-2 to core/documents-16). */
export const uploadMachine = createFormMachine<
  object,
  DocumentDraft,
  UploadField,
  DocumentSubmission,
  Document
>({
  id: 'upload',
  emptyDraft: () => emptyDocumentDraft,
  edit: (draft, { type, details, ...others }) => {
    const typed = type ? changeDocumentType(draft, type) : draft;
    return { ...typed, ...others, details: { ...typed.details, ...details } };
  },
  changeIssue: ({ file }) => {
    const issue = file ? fileIssue(file) : null;
    // Names the rejected file, since the file chosen before may be shown beside it.
    return file && issue !== null
      ? { field: 'file', message: `${typedText(file.name)} was not taken. ${issue}` }
      : null;
  },
  issuesAfterChange: (issues, change) =>
    unchangedFields<DocumentDraft, UploadField>((draft, field) =>
      isDetail(field) ? draft.details[field] : draft[field],
    )(issues, change).filter(
      ({ field }) => change.before.type === change.after.type || !isDetail(field),
    ),
  submissionIssues: (draft) => {
    const issue = documentSubmission(draft) === null ? null : detailIssue(draft);
    return issue === null ? [] : [issue];
  },
  payloadOf: documentSubmission,
  isCancelable: true,
  copyOf: () => uploadCopy,
});
