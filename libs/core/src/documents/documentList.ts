import type { Document } from '@parlour/contract';

/** Adds a document to the member's list, newest first as on the server. */
export function withDocument(documents: readonly Document[], document: Document): Document[] {
  return [document, ...withoutDocument(documents, document.id)];
}

/** Removes a document from the member's list. */
export function withoutDocument(documents: readonly Document[], id: string): Document[] {
  return documents.filter((document) => document.id !== id);
}

/** Reverses the server's order for display, so that a new document is appended (core/documents-17). */
export function documentsInDisplayOrder(documents: readonly Document[]): Document[] {
  return documents.toReversed();
}
