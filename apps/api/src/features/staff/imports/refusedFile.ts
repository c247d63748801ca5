import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ApiError } from '../../../errors/apiError.ts';
import type { ImportRow } from './repository.ts';
import type { SealedFiles, StoredFile } from './sealedFiles.ts';

/** Returns the name in the store of the refused rows of an import that is over. */
export function refusedNameOf(id: string): string {
  return `imports/${id}-refused`;
}

/** Returns the stored file of an import. Undefined where it is removed. */
export function storedFileOf({ file, sealedKey, size }: ImportRow): StoredFile | undefined {
  return file === null || sealedKey === null ? undefined : { name: file, sealedKey, size };
}

/** Stores the refused rows of an import that is over in place of its file. Returns the columns of its row. */
export async function storeRefused(
  files: SealedFiles,
  id: string,
  path: string,
): Promise<Pick<ImportRow, 'file' | 'sealedKey'> & { readonly size?: number }> {
  if (!existsSync(path)) return { file: null, sealedKey: null };
  const name = refusedNameOf(id);
  const sealedKey = files.newKey(name);
  return { file: name, sealedKey, size: await files.putFile({ name, sealedKey }, path) };
}

/**
 * Opens the refused rows of an import as a file.
 *
 * @param write - plans the import again, and writes its refused rows to a path.
 */
export async function openRefused(
  files: SealedFiles,
  row: ImportRow,
  write: (file: StoredFile, path: string) => Promise<void>,
) {
  const file = storedFileOf(row);
  const none = new ApiError('not_found', 'There are no refused rows to load.');
  if (file === undefined) throw none;
  const response = {
    type: 'text/csv; charset=utf-8',
    disposition: 'attachment; filename="refused-rows.csv"',
  };
  if (file.name === refusedNameOf(row.id)) {
    return { ...response, stream: await files.open(file), length: file.size };
  }
  if (row.status !== 'planned') throw none;
  const path = await files.pathOnTheWay(`${refusedNameOf(row.id)}-${randomUUID()}`);
  try {
    await write(file, path);
    if (!existsSync(path)) throw none;
    const content = await readFile(path);
    return { ...response, stream: Readable.from([content]), length: content.length };
  } finally {
    await rm(path, { force: true });
  }
}
