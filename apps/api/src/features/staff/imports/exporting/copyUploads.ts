import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../../../platform/files/fileStore.ts';
import type { Queries } from '../../../../platform/postgres/database.ts';
import { pictures } from '../../../../platform/postgres/schema/index.ts';

/**
 * Copies the uploaded pictures from the store into a new folder, for an export: its process knows no way to the store. One
 * that the store has not is left out.
 */
export async function copyUploads(
  queries: Queries,
  store: Pick<FileStore, 'read'>,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const rows = await queries.select({ file: pictures.file }).from(pictures);
  for (const { file } of rows) {
    await pipeline(
      await store.read(file),
      createWriteStream(join(folder, basename(file)), { mode: 0o600 }),
    ).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    });
  }
}
