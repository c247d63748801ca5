/** What says that a document was uploaded (spec section 4). */
export const DOCUMENT_UPLOADED = 'Document uploaded successfully!';

/** What a failure says that has no sentence of its own (spec section 8). */
export const DOCUMENT_NOT_UPLOADED = 'Failed to upload document.';

/** What is asked before a document is deleted (spec section 5). */
export const DOCUMENT_DELETION_QUESTION = 'Are you sure you want to delete this document?';

/** What a failed deletion says that has no sentence of its own (spec section 8). */
export const DOCUMENT_NOT_DELETED = 'Failed to delete document.';

/** What stands where the documents would (spec section 8). */
export const NO_DOCUMENTS = 'No documents on file';
