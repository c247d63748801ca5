import type { Document } from '@parlour/contract';

/** The member's documents with a new one among them, newest first as the server has them. */
export const withDocument = (documents: readonly Document[], document: Document): Document[] => [
  document,
  ...withoutDocument(documents, document.id),
];

/** The member's documents without one of them. */
export const withoutDocument = (documents: readonly Document[], id: string): Document[] =>
  documents.filter((document) => document.id !== id);

/** Documents as they are shown: from the newest first, which is how the server has them, to a new one appended. */
export const documentsAsShown = (documents: readonly Document[]): Document[] =>
  documents.toReversed();
