import type { SentDocument } from '@parlour/contract';
import { maskDocument } from '@parlour/core';
import type { DocumentRow } from './repository.ts';
import type { DocumentText } from './sealing.ts';

/** Converts a row and its opened text to a document, with license and passport numbers masked. */
export function presentDocument(
  { id, size, extension, createdAt }: DocumentRow,
  text: DocumentText,
): SentDocument {
  return { id, ...maskDocument(text), size, extension, createdAt: createdAt.toISOString() };
}
