import * as z from 'zod';
import type { FileSeal } from '../../platform/files/chunks.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { DocumentRow } from './repository.ts';

/** What a member wrote of a document. */
export interface Words {
  readonly title: string;
  readonly description: string;
}

/** Whose document it is; what is sealed for one opens for no other. */
export type Owned = Pick<DocumentRow, 'id' | 'memberId'>;

const wordsSchema = z.tuple([z.string(), z.string(), z.string()]);
const keySchema = z.tuple([z.string(), z.string()]);

const belongsTo = ({ memberId, id }: Owned): string => JSON.stringify([memberId, id]);

const own = (row: Owned, owner: string) => {
  if (owner !== belongsTo(row)) throw new Error('what is sealed belongs to another document');
};

/** The seal of a document's file. */
export const fileSeal = (row: Owned, key: Uint8Array): FileSeal => ({
  key,
  belongsTo: belongsTo(row),
});

/** Seals what a member wrote of a document, for that document alone. */
export const sealWords = (secrets: Secrets, row: Owned, { title, description }: Words): string =>
  secrets.seal('document words', JSON.stringify([belongsTo(row), title, description]));

/** Opens what {@link sealWords} made; throws where it was altered or belongs to another document. */
export function openWords(secrets: Secrets, row: DocumentRow): Words {
  const opened: unknown = JSON.parse(secrets.open('document words', row.sealedWords));
  const [owner, title, description] = wordsSchema.parse(opened);
  own(row, owner);
  return { title, description };
}

/** Seals the key of a document's file, for that document alone. */
export const sealKey = (secrets: Secrets, row: Owned, key: Buffer): string =>
  secrets.seal('document key', JSON.stringify([belongsTo(row), key.toString('base64url')]));

/**
 * Opens what {@link sealKey} made, as the seal of the file; throws where it was altered or belongs to another document.
 */
export function openKey(secrets: Secrets, row: DocumentRow): FileSeal {
  const [owner, key] = keySchema.parse(JSON.parse(secrets.open('document key', row.sealedKey)));
  own(row, owner);
  return fileSeal(row, Buffer.from(key, 'base64url'));
}
