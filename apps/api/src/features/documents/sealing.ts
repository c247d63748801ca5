import * as z from 'zod';
import type { FileSeal } from '../../platform/files/chunks.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { DocumentRow } from './repository.ts';

/** The title and description that a member wrote. */
export interface Words {
  readonly title: string;
  readonly description: string;
}

/** Identifies a document and its member. Data sealed for one document does not open for another. */
export type Owned = Pick<DocumentRow, 'id' | 'memberId'>;

const sealedTextSchema = z.tuple([z.string(), z.string(), z.string()]);
const sealedKeySchema = z.tuple([z.string(), z.string()]);

const bindingOf = ({ memberId, id }: Owned): string => JSON.stringify([memberId, id]);

const assertBinding = (row: Owned, binding: string) => {
  if (binding !== bindingOf(row)) throw new Error('what is sealed belongs to another document');
};

/** Returns the seal of a document's file. */
export const fileSeal = (row: Owned, key: Uint8Array): FileSeal => ({
  key,
  belongsTo: bindingOf(row),
});

/** Seals the title and description of a document, bound to that document. */
export const sealWords = (secrets: Secrets, row: Owned, { title, description }: Words): string =>
  secrets.seal('document words', JSON.stringify([bindingOf(row), title, description]));

/**
 * Opens the result of {@link sealText}.
 *
 * @throws where it was altered or belongs to another document.
 */
export function openWords(secrets: Secrets, row: DocumentRow): Words {
  const opened: unknown = JSON.parse(secrets.open('document words', row.sealedWords));
  const [binding, title, description] = sealedTextSchema.parse(opened);
  assertBinding(row, binding);
  return { title, description };
}

/** Seals the key of a document's file, bound to that document. */
export const sealKey = (secrets: Secrets, row: Owned, key: Buffer): string =>
  secrets.seal('document key', JSON.stringify([bindingOf(row), key.toString('base64url')]));

/**
 * Opens the result of {@link sealFileKey} as the seal of the file.
 *
 * @throws where it was altered or belongs to another document.
 */
export function openKey(secrets: Secrets, row: DocumentRow): FileSeal {
  const [binding, key] = sealedKeySchema.parse(
    JSON.parse(secrets.open('document key', row.sealedKey)),
  );
  assertBinding(row, binding);
  return fileSeal(row, Buffer.from(key, 'base64url'));
}
