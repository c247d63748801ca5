import type { uploadDocument } from '@parlour/contract';

/** Confirms that a document was uploaded (core/documents-8). */
export const DOCUMENT_UPLOADED = 'Document uploaded successfully!';

/** The fallback message if an upload fails (core/documents-9). */
export const DOCUMENT_NOT_UPLOADED: (typeof uploadDocument)['failure'] =
  'Failed to upload document.';

/** Asks for confirmation before a document is deleted. */
export const DOCUMENT_DELETION_QUESTION = 'Are you sure you want to delete this document?';

/** The fallback message if deleting a document fails. */
export const DOCUMENT_NOT_DELETED = 'Failed to delete document.';

/** Replaces an empty list of documents. */
export const NO_DOCUMENTS = 'No documents on file';
