import { getConstructionPlans } from 'pg-boss';
import type pg from 'pg';
import type { BackupHead } from '../archive/contents.ts';
import { newerRelease } from '../archive/verifyArchive.ts';
import { quotedName } from './tables.ts';

/** Removes rows that migrations added, and turns off what new rows cause. */
export async function emptyTables(client: pg.Client, { tables }: BackupHead): Promise<void> {
  const names = clubTables(tables);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
}

/** Creates the tables of the job queue as this release has them: those of another one have migrations of their own. */
export async function createQueue(
  client: pg.Client,
  path: string,
  { jobsVersion, release }: BackupHead,
): Promise<void> {
  if (jobsVersion === null) return;
  // The plan is a transaction of its own, with limits of its own.
  const plan = getConstructionPlans('pgboss')
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '');
  await client.query(plan);
  await client.query(
    'set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
  );
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  if (jobsVersion > (rows[0]?.version ?? 0)) throw newerRelease(path, release);
}

/** Turns on again what new rows cause, and lets numbers go on after those of the rows. */
export async function finishTables(
  client: pg.Client,
  { tables, sequences }: BackupHead,
): Promise<void> {
  for (const table of clubTables(tables)) {
    await client.query(`alter table ${table} enable trigger user`);
  }
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [name, lastValue, isCalled]);
  }
}

const clubTables = (tables: BackupHead['tables']) =>
  tables.filter(({ schema }) => schema === 'public').map(quotedName);
