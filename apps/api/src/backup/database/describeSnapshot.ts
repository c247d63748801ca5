import type pg from 'pg';
import { publicCardKeyId } from '../../platform/crypto/sealing/cardKey.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import { queriesOf } from '../../platform/postgres/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { findStoredIds } from '../../platform/secret-keys/joinServers.ts';
import { type BackupHead, FORMAT_VERSION } from '../archive/contents.ts';
import { findTables } from './tables.ts';

/** What a backup says of its club that is not in the database. */
export interface SnapshotFacts {
  readonly dataFolder: string;
  readonly clubName: string;
  /** The number of this release. */
  readonly release: string;
  readonly secrets: Pick<Secrets, 'keyId'>;
  readonly clock: Clock;
}

/** Describes the snapshot of the present transaction. */
export async function describeSnapshot(
  client: pg.Client,
  { secrets, clock, clubName, release, dataFolder }: SnapshotFacts,
): Promise<BackupHead> {
  const tables = await findTables(client);
  const migrations = await client.query<{ hash: string; at: string }>(
    'select hash, created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  const storedIds = await findStoredIds(queriesOf(client));
  return {
    format: 'parlour-backup',
    version: FORMAT_VERSION,
    release,
    madeAt: clock.now().toISOString(),
    clubName,
    keyIds: [...new Set([...storedIds, secrets.keyId])],
    cardKeyId: publicCardKeyId(dataFolder),
    migrations: migrations.rows.map(({ hash, at }) => ({ hash, at: Number(at) })),
    jobsVersion: tables.some(({ schema }) => schema === 'pgboss')
      ? await jobsVersion(client)
      : null,
    tables: [...tables],
    sequences: await readSequences(client),
  };
}

async function jobsVersion(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  return rows[0]?.version ?? null;
}

/** Numbers that were given after the snapshot count too, which leaves a gap at most. */
async function readSequences(client: pg.Client): Promise<BackupHead['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = 'public' order by 1`,
  );
  const sequences: BackupHead['sequences'] = [];
  for (const { name } of rows) {
    const found = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value as "lastValue", is_called as "isCalled" from ${name}`,
    );
    const [value] = found.rows;
    if (value !== undefined) sequences.push({ name, ...value });
  }
  return sequences;
}
