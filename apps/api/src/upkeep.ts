import type { Logger } from 'pino';
import { deleteEndedSessions } from './features/sessions/repository.ts';
import { deleteIdleRecords } from './features/sign-in/repository.ts';
import { after, type Clock, DAY, HOUR } from './platform/clock.ts';
import type { Queries } from './platform/database/database.ts';
import { deleteOldKeys } from './platform/idempotency/idempotency.ts';

/**
 * Once an hour removes what has served its time: old Idempotency-Keys, sessions a day after their end, and what was
 * remembered of tries to sign in that limits nobody any more.
 *
 * @returns what ends it.
 */
export function startUpkeep(queries: Queries, clock: Clock, log: Logger): () => void {
  const tidy = async () => {
    const now = clock.now();
    await deleteOldKeys(queries, now);
    await deleteEndedSessions(queries, after(now, -DAY));
    await deleteIdleRecords(queries, now);
  };
  const timer = setInterval(() => {
    tidy().catch((error: unknown) =>
      log.warn({ err: error }, 'the upkeep waits for its next hour'),
    );
  }, HOUR);
  return () => clearInterval(timer);
}
