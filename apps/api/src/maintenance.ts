import { removalsForgottenBefore } from '@parlour/core';
import type { Logger } from 'pino';
import { removeOrphanFiles } from './features/documents/orphans.ts';
import { removeOrphanPictures } from './features/pictures/orphans.ts';
import { deleteOldRequestFiles, deleteUnsentFiles } from './features/requests/fileRepository.ts';
import { deleteSeenItems } from './features/requests/reading/inbox.ts';
import { deleteOldRemovals } from './features/saved/repository.ts';
import { deleteEndedSessions } from './features/sessions/repository.ts';
import { removeOldFiles, removeOrphanImports } from './features/staff/imports/removeOldFiles.ts';
import { failForgottenImports } from './features/staff/imports/repository.ts';
import { deleteExpiredChallenges } from './features/staff/keys/repository.ts';
import { deleteEndedStaffSessions } from './features/staff/sessions/repository.ts';
import { deleteExpiredInvitations } from './features/staff/set-up/repository.ts';
import { deleteStaffCodes } from './features/staff/sign-in/repository.ts';
import { deleteFormerSecrets, deleteOldDeliveries } from './features/staff/webhooks/repository.ts';
import { deleteIdleCounts } from './features/sign-in/repository.ts';
import { after, type Clock, DAY, HOUR, MINUTE } from './platform/process/clock.ts';
import { signals } from './platform/process/signals.ts';
import type { Retention } from './retention.ts';
import type { FileStore } from './platform/files/fileStore.ts';
import type { Secrets } from './platform/crypto/secrets.ts';
import type { Database, Queries } from './platform/postgres/database.ts';
import { chainRemaining } from './http/audit/chain.ts';
import { deleteOldKeys } from './http/idempotency/idempotency.ts';

/** The dependencies of the maintenance. */
export interface MaintenanceDependencies {
  readonly database: Database;
  readonly secrets: Pick<Secrets, 'keyedHash'>;
  readonly store: FileStore;
  /** How long what grows is kept. */
  readonly keep: Retention;
  readonly clock: Clock;
  readonly log: Logger;
}

// Milliseconds. Short, since what strangers tried must not outlive its hour by much (api/sign-in-13).
const SIGN_IN_INTERVAL = 5 * MINUTE;
// Members' entries are chained within a minute (api/http/audit-16).
const CHAIN_INTERVAL = MINUTE / 2;

/**
 * Removes what is outdated now and once an hour: what is beyond its retention, and files of documents that do not exist, of
 * imports and of exports that are over. Sign-in counts that limit nobody any more are removed every five minutes. Entries of
 * the audit trail that no write has chained are chained every half minute.
 *
 * @returns a function that stops it and resolves once a running pass has finished.
 */
export function startMaintenance({
  database,
  secrets,
  store,
  keep,
  clock,
  log,
}: MaintenanceDependencies): () => Promise<void> {
  const { queries } = database;
  const removeOutdated = async () => {
    const now = clock.now();
    await removeBeyondRetention(queries, keep, now);
    await deleteUnsentFiles(queries, after(now, -DAY));
    await deleteOldRemovals(queries, removalsForgottenBefore(now));
    await deleteExpiredChallenges(queries, now);
    await deleteExpiredInvitations(queries, now);
    await deleteStaffCodes(queries, after(now, -HOUR));
    await deleteFormerSecrets(queries, now);
    await failForgottenImports(queries, after(now, -HOUR));
    await removeOldFiles(queries, store, clock);
    await removeOrphanImports(queries, store, clock);
    const count = await removeOrphanFiles(queries, store, clock);
    if (count > 0) log.info({ count }, 'files without a document were removed');
    const pictureCount = await removeOrphanPictures(queries, store, clock);
    if (pictureCount > 0) log.info({ count: pictureCount }, 'files without a picture were removed');
  };
  const chainAll = async () => {
    const chainBatch = () =>
      database.transaction((transaction) => chainRemaining(transaction, secrets));
    while (await chainBatch());
  };
  const repeat = (remove: () => Promise<void>, interval: number) => {
    const removeOrLog = () =>
      remove().then(
        () => void signals.emit('sweep', 'done'),
        (error: unknown) => {
          signals.emit('sweep', 'failed');
          log.warn({ err: error }, 'the upkeep waits for its next pass');
        },
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
    repeat(chainAll, CHAIN_INTERVAL),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Removes what has been kept for as long as the operator wants it, in batches. The queues remove emails themselves. */
async function removeBeyondRetention(queries: Queries, keep: Retention, now: Date): Promise<void> {
  await deleteOldKeys(queries, after(now, -keep.idempotencyKeys));
  await deleteEndedSessions(queries, after(now, -keep.sessions));
  await deleteEndedStaffSessions(queries, after(now, -keep.sessions));
  await deleteOldDeliveries(queries, after(now, -keep.deliveries));
  await deleteSeenItems(queries, after(now, -keep.inbox));
  if (keep.requestFiles === undefined) return;
  await deleteOldRequestFiles(queries, after(now, -keep.requestFiles));
}
