import { contentKinds } from '@parlour/contract/staff';
import { getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { kindOf } from '../../features/content/kinds/index.ts';
import { queriesOf } from '../../platform/postgres/database.ts';
import { findRunningServers } from '../../platform/secret-keys/runningServers.ts';

/** A club lives where any of these has a row. The other tables have rows from the first start on. */
const clubTables = [
  'members',
  'staff_members',
  ...contentKinds.map((kind) => getTableName(kindOf(kind).table)),
];

/**
 * Throws where the database is that of another program, since everything in it is about to be removed.
 *
 * @param firstMigration - the hash of the first migration, which every release shares.
 */
export async function assertOwnDatabase(client: pg.Client, firstMigration: string): Promise<void> {
  const { rows: tables } = await client.query(
    `select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${isOurs('pg_class', 'c')}`,
  );
  if (tables.length === 0) return;
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (rows[0]?.found === true) {
    const { rows: own } = await client.query(
      'select from drizzle.__drizzle_migrations where hash = $1',
      [firstMigration],
    );
    if (own.length > 0) return;
  }
  throw new Error('the database holds tables of another program: name a database of its own');
}

/** Whether the database holds a club, of any release. */
export async function isClubLiving(client: pg.Client): Promise<boolean> {
  for (const table of clubTables) {
    if (!(await hasTable(client, table))) continue;
    const { rows } = await client.query<{ living: boolean }>(
      `select exists (select from public.${table}) as living`,
    );
    if (rows[0]?.living === true) return true;
  }
  return false;
}

/** Returns the name that the club of the database chose, or undefined without one. */
export async function chosenClubName(client: pg.Client): Promise<string | undefined> {
  if (!(await hasTable(client, 'club_settings'))) return undefined;
  const { rows } = await client.query<{ name: string | null }>(
    'select club_name as name from public.club_settings',
  );
  return rows[0]?.name ?? undefined;
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'select to_regclass($1) is not null as found',
    [`public.${name}`],
  );
  return rows[0]?.found === true;
}

/**
 * Throws where a server runs on the database: it would go on with what is no longer there.
 */
export async function assertNoServer(client: pg.Client): Promise<void> {
  if ((await findRunningServers(queriesOf(client))).length === 0) return;
  throw new Error('a server runs on this database: stop every server first');
}

/** Removes everything of the club from the database, in the present transaction. */
export async function dropClub(client: pg.Client): Promise<void> {
  await client.query(`
    do $do$
    declare command text;
    begin
      for command in
        select format('drop table if exists %s cascade', c.oid::regclass) from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${isOurs('pg_class', 'c')}
      loop execute command; end loop;
      for command in
        select format('drop function %s cascade', p.oid::regprocedure) from pg_proc p
          where p.pronamespace = 'public'::regnamespace and ${isOurs('pg_proc', 'p')}
      loop execute command; end loop;
    end
    $do$`);
  await client.query('drop schema if exists drizzle, pgboss cascade');
}

/** What an extension brought is not the club's. */
const isOurs = (catalog: string, row: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${row}.oid and d.deptype = 'e')`;
