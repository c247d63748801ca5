import type { Logger } from 'pino';
import { removeOrphanFiles } from './features/documents/orphans.ts';
import { deleteEndedSessions } from './features/sessions/repository.ts';
import { deleteEndedStaffSessions } from './features/staff/sessions/repository.ts';
import { deleteIdleCounts } from './features/sign-in/repository.ts';
import { after, type Clock, DAY, HOUR, MINUTE } from './platform/process/clock.ts';
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

// Milliseconds. Short, since what strangers tried must not outlive its hour by much (SI11).
const SIGN_IN_INTERVAL = 5 * MINUTE;

/**
 * Removes what is outdated now and once an hour: old Idempotency-Keys, sessions a day after their end, and files of
 * documents that do not exist. Sign-in counts that limit nobody any more are removed every five minutes.
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
    await deleteEndedStaffSessions(queries, after(now, -DAY));
    const count = await removeOrphanFiles(queries, store, clock);
    if (count > 0) log.info({ count }, 'files without a document were removed');
  };
  const repeat = (remove: () => Promise<void>, interval: number) => {
    const removeOrLog = () =>
      remove().catch((error: unknown) =>
        log.warn({ err: error }, 'the upkeep waits for its next pass'),
      );
    let running = removeOrLog();
    const timer = setInterval(() => {
      running = running.then(removeOrLog);
    }, interval);
    return () => {
      clearInterval(timer);
      return running;
    };
  };
  const stops = [
    repeat(removeOutdated, HOUR),
    repeat(() => deleteIdleCounts(queries, clock.now()), SIGN_IN_INTERVAL),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
