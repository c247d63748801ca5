import { after, type Clock, HOUR } from '../../platform/process/clock.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { PICTURES_FOLDER } from './names.ts';
import { findPictureFiles } from './repository.ts';

/**
 * Removes the files that no picture has: replaced and deleted ones, and those of uploads that did not finish. Files of the
 * last hour may belong to an upload. A database without any picture removes nothing, since it may be the wrong one.
 *
 * @returns the number of removed files.
 */
export async function removeOrphanPictures(
  queries: Queries,
  store: FileStore,
  clock: Clock,
): Promise<number> {
  if ((await findPictureFiles(queries)).size === 0) return 0;
  const stored: string[] = [];
  for await (const name of store.list(PICTURES_FOLDER)) stored.push(name);
  // Read after the files, so that a picture that is added meanwhile has its row.
  const known = await findPictureFiles(queries);
  let count = 0;
  for (const name of stored) {
    if (known.has(name)) continue;
    const writtenAt = await store.writtenAt(name);
    if (writtenAt === undefined || writtenAt >= after(clock.now(), -HOUR)) continue;
    await store.remove(name);
    count += 1;
  }
  return count;
}
