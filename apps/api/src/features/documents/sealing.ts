import * as z from 'zod';
import type { FileSeal } from '../../platform/files/chunks.ts';
import { type Secrets, UnknownKeyError } from '../../platform/crypto/secrets.ts';
import type { DocumentRow } from './repository.ts';

/** The title and description that a member wrote. */
export interface DocumentText {
  readonly title: string;
  readonly description: string;
}

/** Identifies a document and its member. Data sealed for one document does not open for another. */
export type DocumentIdentity = Pick<DocumentRow, 'id' | 'memberId'>;

const sealedTextSchema = z.tuple([z.string(), z.string(), z.string()]);
const sealedKeySchema = z.tuple([z.string(), z.string()]);

const bindingOf = ({ memberId, id }: DocumentIdentity): string => JSON.stringify([memberId, id]);

const assertBinding = (row: DocumentIdentity, binding: string) => {
  if (binding !== bindingOf(row)) throw new Error('what is sealed belongs to another document');
};

/** Returns the seal of a document's file. */
export function fileSealOf(row: DocumentIdentity, key: Uint8Array): FileSeal {
  return {
    key,
    belongsTo: bindingOf(row),
  };
}

/** Seals the title and description of a document, bound to that document. */
export function sealText(
  secrets: Secrets,
  row: DocumentIdentity,
  { title, description }: DocumentText,
): string {
  return secrets.seal('document words', JSON.stringify([bindingOf(row), title, description]));
}

/**
 * Opens the result of {@link sealText}.
 *
 * @throws where it was altered or belongs to another document.
 */
export function openText(
  secrets: Secrets,
  row: DocumentIdentity & Pick<DocumentRow, 'sealedWords'>,
): DocumentText {
  const opened: unknown = JSON.parse(secrets.open('document words', row.sealedWords));
  const [binding, title, description] = sealedTextSchema.parse(opened);
  assertBinding(row, binding);
  return { title, description };
}

const LOST_TEXT: DocumentText = { title: 'Document that can no longer be opened', description: '' };

/** Opens the result of {@link sealText}, or returns a placeholder where its key was given up (api/documents-24). */
export function openTextIfPossible(
  secrets: Secrets,
  row: DocumentIdentity & Pick<DocumentRow, 'sealedWords'>,
): DocumentText {
  try {
    return openText(secrets, row);
  } catch (error) {
    if (error instanceof UnknownKeyError) return LOST_TEXT;
    throw error;
  }
}

/** Seals the key of a document's file, bound to that document. */
export function sealFileKey(secrets: Secrets, row: DocumentIdentity, key: Buffer): string {
  return secrets.seal('document key', JSON.stringify([bindingOf(row), key.toString('base64url')]));
}

/**
 * Opens the result of {@link sealFileKey} as the seal of the file.
 *
 * @throws where it was altered or belongs to another document.
 */
export function openFileSeal(secrets: Secrets, row: DocumentRow): FileSeal {
  const [binding, key] = sealedKeySchema.parse(
    JSON.parse(secrets.open('document key', row.sealedKey)),
  );
  assertBinding(row, binding);
  return fileSealOf(row, Buffer.from(key, 'base64url'));
}
