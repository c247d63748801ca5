export { maskDocument } from './description.ts';
export {
  emptyDocumentDraft,
  missingDocumentLabels,
  type DocumentDraft,
  type DocumentSubmission,
} from './documentDraft.ts';
export { documentFields, documentFormLabels } from './documentFields.ts';
export { documentsInDisplayOrder, withDocument, withoutDocument } from './documentList.ts';
export { documentTitle } from './documentTitle.ts';
export { extensionOf, formatFileSize, nameWithExtension, savedFileName } from './file.ts';
export {
  ACCEPTED_PICTURES,
  FILE_HEAD_BYTES,
  type FileStart,
  isPictureStart,
  mediaTypeOf,
  nameByContent,
  startOfFile,
} from './fileKinds.ts';
export { truncateDescription } from './truncateDescription.ts';
export {
  DOCUMENT_DELETION_QUESTION,
  DOCUMENT_NOT_DELETED,
  DOCUMENT_UPLOADED,
  NO_DOCUMENTS,
} from './messages.ts';
export type { UploadField } from './uploadCopy.ts';
export { pdfFrameOf, type PdfFrame } from './pdfFrame.ts';
