import type { Secrets } from '../../platform/crypto/secrets.ts';
import { type DocumentIdentity, openTextIfPossible, sealText } from '../documents/sealing.ts';
import type { FileRow } from './threadRepository.ts';

/** Identifies a file and its uploader. What is sealed for one file does not open for another (RS20). */
export type FileIdentity = Pick<FileRow, 'id' | 'uploadedBy'>;

const identityOf = ({ id, uploadedBy }: FileIdentity): DocumentIdentity => ({
  id,
  memberId: uploadedBy,
});

/** Seals the name of a file, bound to that file. */
export function sealFileName(secrets: Secrets, row: FileIdentity, name: string): string {
  return sealText(secrets, identityOf(row), { title: name, description: '' });
}

/** Opens the name of a file, or returns a placeholder where its key was given up. */
export function openFileName(
  secrets: Secrets,
  row: FileIdentity & Pick<FileRow, 'sealedWords'>,
): string {
  return openTextIfPossible(secrets, { ...identityOf(row), sealedWords: row.sealedWords }).title;
}
