import { and, inArray, isNotNull, lt } from 'drizzle-orm';
import type { FileStore } from '../../../platform/files/fileStore.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { clubExports, imports } from '../../../platform/postgres/schema/index.ts';
import { after, type Clock, DAY, HOUR } from '../../../platform/process/clock.ts';
import { deleteExpiredExports } from './repository.ts';

/** How long a file waits to be imported. */
const IMPORT_DAYS = 7;

/**
 * Removes exports that are over, imports that nobody applied within a week, with their files, and the refused rows of those that
 * were applied longer ago (api/staff/imports-18, api/staff/imports-35).
 */
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
  const isOver = and(
    isNotNull(imports.file),
    lt(imports.appliedAt, after(now, -IMPORT_DAYS * DAY)),
  );
  const applied = await queries.select({ file: imports.file }).from(imports).where(isOver);
  await queries.update(imports).set({ file: null, sealedKey: null }).where(isOver);
  const exported = await deleteExpiredExports(queries, now);
  const names = [
    ...[...unused, ...applied].map(({ file }) => file),
    ...exported.map((id) => `exports/${id}`),
  ];
  for (const name of names) if (name !== null) await store.remove(name);
}

/**
 * Removes the files of imports and exports that no row names, such as those that were left while a backup was made. Files of
 * the last hour may belong to an upload. A database without any row removes nothing, since it may be the wrong one.
 */
export async function removeOrphanImports(
  queries: Queries,
  store: FileStore,
  clock: Clock,
): Promise<void> {
  const stored: string[] = [];
  for (const folder of ['imports', 'exports']) {
    for await (const name of store.list(folder)) stored.push(name);
  }
  // Read after the files, so that one that is added meanwhile has its row.
  const importRows = await queries.select({ file: imports.file }).from(imports);
  const exportRows = await queries.select({ id: clubExports.id }).from(clubExports);
  if (importRows.length === 0 && exportRows.length === 0) return;
  const known = new Set([
    ...importRows.map(({ file }) => file),
    ...exportRows.map(({ id }) => `exports/${id}`),
  ]);
  for (const name of stored) {
    if (known.has(name)) continue;
    const writtenAt = await store.writtenAt(name);
    if (writtenAt !== undefined && writtenAt < after(clock.now(), -HOUR)) await store.remove(name);
  }
}
