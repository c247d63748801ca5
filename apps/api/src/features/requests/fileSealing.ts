import type { Secrets } from '../../platform/crypto/secrets.ts';
import { type DocumentIdentity, openTextIfPossible, sealText } from '../documents/sealing.ts';
import type { DocumentRow } from '../documents/repository.ts';
import type { FileRow } from './threadRepository.ts';

/** Identifies a file and its uploader. What is sealed for one file does not open for another (api/requests-35). */
export type FileIdentity = Pick<FileRow, 'id' | 'uploadedBy'>;

/** Returns the identity that a file is sealed for. */
export function documentIdentityOf({ id, uploadedBy }: FileIdentity): DocumentIdentity {
  return { id, memberId: uploadedBy };
}

/** Returns a file as the document that it is sealed as. */
export function documentOf(row: FileRow): DocumentRow {
  const { sealedWords, sealedKey, size, extension, isEncrypted, createdAt } = row;
  const facts = { size, extension, isEncrypted, createdAt };
  return { ...documentIdentityOf(row), sealedWords, sealedKey, ...facts };
}

/** Seals the name of a file, bound to that file. */
export function sealFileName(secrets: Secrets, row: FileIdentity, name: string): string {
  return sealText(secrets, documentIdentityOf(row), { title: name, description: '' });
}

/** Opens the name of a file, or returns a placeholder where its key was given up. */
export function openFileName(
  secrets: Secrets,
  row: FileIdentity & Pick<FileRow, 'sealedWords'>,
): string {
  return openTextIfPossible(secrets, { ...documentIdentityOf(row), sealedWords: row.sealedWords })
    .title;
}
