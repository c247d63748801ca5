import type { Logger } from 'pino';
import { deleteEndedSessions } from './features/sessions/repository.ts';
import { deleteIdleRecords } from './features/sign-in/repository.ts';
import { after, type Clock, DAY, HOUR } from './platform/clock.ts';
import type { Queries } from './platform/database/database.ts';
import { deleteOldKeys } from './platform/idempotency/idempotency.ts';

/**
 * Now and once an hour removes what has served its time: old Idempotency-Keys, sessions a day after their end, and what was
 * remembered of tries to sign in that limits nobody any more.
 *
 * @returns what ends it, once it has finished what is under way.
 */
export function startUpkeep(queries: Queries, clock: Clock, log: Logger): () => Promise<void> {
  const tidy = async () => {
    const now = clock.now();
    await deleteOldKeys(queries, now);
    await deleteEndedSessions(queries, after(now, -DAY));
    await deleteIdleRecords(queries, now);
  };
  const tidyOrWait = () =>
    tidy().catch((error: unknown) =>
      log.warn({ err: error }, 'the upkeep waits for its next hour'),
    );
  let tidying = tidyOrWait();
  const timer = setInterval(() => {
    tidying = tidyOrWait();
  }, HOUR);
  return () => {
    clearInterval(timer);
    return tidying;
  };
}
