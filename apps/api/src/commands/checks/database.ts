import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../../config.ts';
import { oneLine } from '../../features/staff/settings/checks/oneLine.ts';
import { isAccessDenied } from '../../platform/postgres/connectionErrors.ts';
import { embeddedConnectionString } from '../../platform/postgres/embedded/connectionString.ts';
import { assertExtensions } from '../../platform/postgres/migrate.ts';
import { assertDatabaseFits } from '../../platform/postgres/oldestRelease.ts';
import { SECOND } from '../../platform/process/clock.ts';
import type { Outcome } from './outcome.ts';

const OLDEST_VERSION = 15;
const TIMEOUT = 5 * SECOND;
const CHANNEL = 'parlour_check';

/** The database as the checks reach it. */
export interface ReachedDatabase {
  readonly outcome: Outcome;
  /** Undefined where it does not respond. */
  readonly connectionString: string | undefined;
}

interface Facts {
  readonly version: string;
  readonly number: number;
  readonly encoding: string;
  readonly user: string;
  readonly database: string;
  readonly may_create: boolean;
}

const factsQuery = `select current_setting('server_version') version,
  current_setting('server_version_num')::int number, current_setting('server_encoding') encoding,
  current_user "user", current_database() database,
  has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') may_create`;

/** Whether the connection keeps its session, which notifications need. A pooler may give each statement another one. */
async function keepsSession(client: pg.Client): Promise<boolean> {
  const heard = new Promise<boolean>((resolve) => {
    client.once('notification', () => resolve(true));
  });
  await client.query(`listen ${CHANNEL}`);
  await client.query(`notify ${CHANNEL}`);
  // It comes with the response to the statement, or with the next one.
  await client.query('select 1');
  return Promise.race([heard, wait(SECOND, false, { ref: false })]);
}

/** Returns what a release needs and the database lacks, as a sentence. Undefined where it has all. */
async function findLack(client: pg.Client, facts: Facts): Promise<string | undefined> {
  const { version, number, encoding, user, database } = facts;
  if (number < OLDEST_VERSION * 10_000) {
    return `PostgreSQL is ${version}, and ${OLDEST_VERSION} or newer is needed. Update it.`;
  }
  if (encoding !== 'UTF8') {
    return `The database stores text as ${encoding}. Create it anew with: encoding 'UTF8'.`;
  }
  if (!facts.may_create) {
    return `The user ${user} may not create tables and schemas. Make it the owner: alter database "${database}" owner to "${user}".`;
  }
  const lack = await assertExtensions(client)
    .then(() => assertDatabaseFits(client))
    .then(() => undefined, oneLine);
  if (lack !== undefined) return `Something is missing: ${lack}.`;
  if (await keepsSession(client)) return undefined;
  return 'A pooler in front gives each statement another session, so that notifications are lost. Let it keep sessions, or connect without it.';
}

/** Whether the database responds, is new enough, and lets the server do what it needs (api/commands-2). */
export async function checkDatabase({ databaseUrl, dataFolder }: Config): Promise<ReachedDatabase> {
  const name = 'database';
  const unreached = (state: Outcome['state'], message: string) => ({
    outcome: { name, state, message },
    connectionString: undefined,
  });
  let client: pg.Client | undefined;
  try {
    const connectionString = databaseUrl ?? embeddedConnectionString(dataFolder);
    client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
    });
    client.on('error', () => undefined);
    await client.connect();
    const facts = (await client.query<Facts>(factsQuery)).rows[0];
    const lack = facts === undefined ? 'It tells nothing.' : await findLack(client, facts);
    const message =
      lack ?? `PostgreSQL ${facts?.version} responds, and allows what a release needs.`;
    return {
      outcome: { name, state: lack === undefined ? 'ok' : 'failure', message },
      connectionString,
    };
  } catch (error) {
    if (databaseUrl === undefined) {
      const message =
        'The database that comes with the server runs only while the server does. Start it and check again, or set DATABASE_URL.';
      return unreached('warning', message);
    }
    const reason = isAccessDenied(error) ? 'refuses us' : 'does not respond';
    return unreached('failure', `The database ${reason}: ${oneLine(error)}. Check DATABASE_URL.`);
  } finally {
    await client?.end().catch(() => undefined);
  }
}
