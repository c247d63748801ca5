import type { Logger } from 'pino';
import { removeOrphanFiles } from './features/documents/orphans.ts';
import { deleteEndedSessions } from './features/sessions/repository.ts';
import { deleteIdleRecords } from './features/sign-in/repository.ts';
import { after, type Clock, DAY, HOUR } from './platform/process/clock.ts';
import type { FileStore } from './platform/files/fileStore.ts';
import type { Queries } from './platform/postgres/database.ts';
import { deleteOldKeys } from './http/idempotency/idempotency.ts';

/** The dependencies of the maintenance. */
export interface MaintenanceDependencies {
  readonly queries: Queries;
  readonly store: FileStore;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Removes what is outdated now and once an hour: old Idempotency-Keys, sessions a day after their end, sign-in records that
 * limit nobody any more, and files of documents that do not exist.
 *
 * @returns a function that stops it and resolves once a running pass has finished.
 */
export function startMaintenance({
  queries,
  store,
  clock,
  log,
}: MaintenanceDependencies): () => Promise<void> {
  const removeOutdated = async () => {
    const now = clock.now();
    await deleteOldKeys(queries, now);
    await deleteEndedSessions(queries, after(now, -DAY));
    await deleteIdleRecords(queries, now);
    const count = await removeOrphanFiles(queries, store, clock);
    if (count > 0) log.info({ count }, 'files without a document were removed');
  };
  const removeOrLog = () =>
    removeOutdated().catch((error: unknown) =>
      log.warn({ err: error }, 'the upkeep waits for its next hour'),
    );
  let running = removeOrLog();
  const timer = setInterval(() => {
    running = removeOrLog();
  }, HOUR);
  return () => {
    clearInterval(timer);
    return running;
  };
}
