import { clubDay } from '@parlour/core';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { isAccessDenied, isDatabaseUnavailable } from './platform/postgres/connectionErrors.ts';
import { openDatabase } from './platform/postgres/database.ts';
import { migrateDatabase } from './platform/postgres/migrate.ts';
import { seedEmptyDatabase } from './seed/seed.ts';
import { configError } from './errors/configError.ts';
import type { StartContext } from './startContext.ts';

// Milliseconds.
const DATABASE_TIMEOUT = 30_000;
const RETRY_INTERVAL = 500;

/** Brings the database up to date, seeds an empty one and opens it. */
export async function startDatabase(context: StartContext, connectionString: string) {
  const { config, log, clock, onStop } = context;
  let isClubNew = false;
  const seed = async (client: Client) => {
    if (config.isProduction) return;
    isClubNew = await seedEmptyDatabase(client, clubDay(clock.now()), { hasRequests: true });
    if (isClubNew) log.info('the sample club was loaded into the empty database');
  };
  await whenReachable(context, () =>
    migrateDatabase(connectionString, seed, {
      onBlocked: () => log.warn('the migration waits for a table in use, such as by a backup'),
      stopping: context.stopping,
    }),
  );
  const database = openDatabase(
    connectionString,
    (error) => log.warn({ err: error }, 'a connection to the database broke'),
    context.tracing,
  );
  onStop(() => database.close());
  return { database, isClubNew };
}

/** Retries for at most 30 seconds until the database can be reached, since it may still be starting. */
async function whenReachable(
  { log, stopping }: StartContext,
  work: () => Promise<void>,
): Promise<void> {
  for (let waited = 0; ; waited += RETRY_INTERVAL) {
    try {
      return await work();
    } catch (error) {
      if (isAccessDenied(error)) throw configError('DATABASE_URL', error);
      if (!isDatabaseUnavailable(error)) throw error;
      if (waited >= DATABASE_TIMEOUT) {
        throw new Error('DATABASE_URL: the database can not be reached', { cause: error });
      }
      if (waited === 0) log.warn('waiting for the database');
      await wait(RETRY_INTERVAL, undefined, { signal: stopping });
    }
  }
}
