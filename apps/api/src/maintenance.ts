import type { Logger } from 'pino';
import { deleteEndedSessions } from './features/sessions/repository.ts';
import { deleteIdleRecords } from './features/sign-in/repository.ts';
import { after, type Clock, DAY, HOUR } from './platform/process/clock.ts';
import type { Queries } from './platform/postgres/database.ts';
import { deleteOldKeys } from './http/idempotency/idempotency.ts';

/**
 * Removes outdated rows now and once an hour: old Idempotency-Keys, sessions a day after their end, and sign-in records
 * that limit nobody any more.
 *
 * @returns a function that stops it and resolves once a running pass has finished.
 */
export function startMaintenance(queries: Queries, clock: Clock, log: Logger): () => Promise<void> {
  const removeOutdated = async () => {
    const now = clock.now();
    await deleteOldKeys(queries, now);
    await deleteEndedSessions(queries, after(now, -DAY));
    await deleteIdleRecords(queries, now);
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
