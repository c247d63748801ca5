import { and, inArray, lt } from 'drizzle-orm';
import type { FileStore } from '../../../platform/files/fileStore.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { imports } from '../../../platform/postgres/schema/index.ts';
import { after, type Clock, DAY } from '../../../platform/process/clock.ts';
import { deleteExpiredExports } from './repository.ts';

/** How long a file waits to be imported. */
const IMPORT_DAYS = 7;

/** Removes exports that are over, and imports that nobody applied within a week, with their files (IP18). */
export async function removeOldFiles(
  queries: Queries,
  store: Pick<FileStore, 'remove'>,
  clock: Clock,
): Promise<void> {
  const now = clock.now();
  const unused = await queries
    .delete(imports)
    .where(
      and(
        inArray(imports.status, ['uploaded', 'planned', 'failed']),
        lt(imports.createdAt, after(now, -IMPORT_DAYS * DAY)),
      ),
    )
    .returning({ file: imports.file });
  const exported = await deleteExpiredExports(queries, now);
  const names = [...unused.map(({ file }) => file), ...exported.map((id) => `exports/${id}`)];
  for (const name of names) if (name !== null) await store.remove(name);
}
