import type { Document } from '@parlour/contract';

/** Adds a document to the member's list, newest first as on the server. */
export const withDocument = (documents: readonly Document[], document: Document): Document[] => [
  document,
  ...withoutDocument(documents, document.id),
];

/** Removes a document from the member's list. */
export const withoutDocument = (documents: readonly Document[], id: string): Document[] =>
  documents.filter((document) => document.id !== id);

/** Reverses the server's order for display, so that a new document is appended (DO17). */
export const documentsAsShown = (documents: readonly Document[]): Document[] =>
  documents.toReversed();
