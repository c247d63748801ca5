import type pg from 'pg';
import { releaseIn } from '../process/release.ts';
import { rootFolder } from '../process/serverFile.ts';

// A migration that removes what earlier releases use says so in the comment of the table of migrations (docs/releases.md).
const commentQuery = `select obj_description(to_regclass('drizzle.__drizzle_migrations'), 'pg_class') as comment`;
const versions = new Intl.Collator('en', { numeric: true });

/**
 * Throws where a later release removed from the database what this one still uses (api/platform/postgres-21).
 *
 * @param release - the number of a release, by default of this one.
 */
export async function assertDatabaseFits(
  client: pg.Client,
  release = releaseIn(rootFolder),
): Promise<void> {
  const { rows } = await client.query<{ comment: string | null }>(commentQuery);
  const oldest = /^needs Parlour (\d+\.\d+\.\d+)$/.exec(rows[0]?.comment ?? '')?.[1];
  if (oldest === undefined || versions.compare(release, oldest) >= 0) return;
  throw new Error(
    `the database was updated and needs Parlour ${oldest} or newer, and this is ${release}: start the newer release, or restore a backup from before the update`,
  );
}
