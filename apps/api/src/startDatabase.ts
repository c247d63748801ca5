import { clubDay } from '@parlour/core';
import type { Client } from 'pg';
import { configError } from './errors/configError.ts';
import { isAccessDenied, isDatabaseUnavailable } from './platform/postgres/connectionErrors.ts';
import { openDatabase } from './platform/postgres/database.ts';
import { migrateDatabase } from './platform/postgres/migrate.ts';
import {
  DATABASE_GRACE,
  unreachedError,
  waitForDatabase,
} from './platform/postgres/waitForDatabase.ts';
import { seedEmptyDatabase } from './seed/seed.ts';
import type { StartContext } from './startContext.ts';

/**
 * Runs a start once the database responds, and anew where the database is lost meanwhile: what the start had started is
 * stopped. The database may take a minute to come, and a minute to be back.
 */
export async function onceReachable<Started>(
  context: StartContext,
  connectionString: string,
  start: (context: StartContext) => Promise<Started>,
): Promise<Started> {
  const { config, log, stopping } = context;
  const explained = (error: unknown) =>
    config.databaseUrl === undefined ? error : configError('DATABASE_URL', error);
  const onWait = (message: string) => log.warn(message);
  for (let deadline: number | undefined; ;) {
    await waitForDatabase(connectionString, { onWait, stopping }).catch((error: unknown) => {
      stopping?.throwIfAborted();
      throw explained(error);
    });
    const stops: Parameters<StartContext['onStop']>[0][] = [];
    try {
      const started = await start({ ...context, onStop: (stop) => void stops.push(stop) });
      for (const stop of stops) context.onStop(stop);
      return started;
    } catch (error) {
      for (const stop of stops.toReversed()) await (async () => stop())().catch(() => undefined);
      stopping?.throwIfAborted();
      if (isAccessDenied(error)) throw explained(error);
      if (!isDatabaseUnavailable(error)) throw error;
      deadline ??= performance.now() + DATABASE_GRACE;
      if (performance.now() > deadline) throw explained(unreachedError(connectionString, error));
      log.warn({ err: error }, 'the start lost its database and begins again');
    }
  }
}

/** Brings the database up to date, seeds an empty one and opens it. */
export async function startDatabase(context: StartContext, connectionString: string) {
  const { config, log, clock, onStop } = context;
  let isClubNew = false;
  const seed = async (client: Client) => {
    if (config.isProduction) return;
    isClubNew = await seedEmptyDatabase(client, clubDay(clock.now()), { hasRequests: true });
    if (isClubNew) log.info('the sample club was loaded into the empty database');
  };
  await migrateDatabase(connectionString, seed, {
    onBlocked: () => log.warn('the migration waits for a table in use, such as by a backup'),
    stopping: context.stopping,
  });
  const database = openDatabase(
    connectionString,
    (error) => log.warn({ err: error }, 'a connection to the database broke'),
    context.tracing,
  );
  onStop(() => database.close());
  return { database, isClubNew };
}
