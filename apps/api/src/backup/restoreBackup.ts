import { join } from 'node:path';
import type pg from 'pg';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { checkChain, type ChainCheck } from '../http/audit/chain.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { createSecrets, type SecretKeys, secretKeyId } from '../platform/crypto/secrets.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import { ADVISORY_LOCKS } from '../platform/postgres/advisoryLocks.ts';
import { applyMigrations, provideMigrationsTable } from '../platform/postgres/applyMigrations.ts';
import { queriesOf } from '../platform/postgres/database.ts';
import { assertExtensions } from '../platform/postgres/migrate.ts';
import { type Migration, releaseMigrations } from '../platform/postgres/releaseMigrations.ts';
import { readSecrets } from '../platform/secret-keys/joinServers.ts';
import type { BackupHead, BackupManifest } from './archive/contents.ts';
import type { ArchiveFile } from './archive/readArchive.ts';
import { readHead, verifyArchive, newerRelease } from './archive/verifyArchive.ts';
import {
  assertNoServer,
  assertOwnDatabase,
  chosenClubName,
  dropClub,
  isClubLiving,
} from './database/living.ts';
import { createQueue, emptyTables, finishTables } from './database/prepareTables.ts';
import { withSession } from './database/session.ts';
import { createStagedFiles } from './files/stagedFiles.ts';
import { loadArchive } from './loadArchive.ts';
import { SecretKeyError } from '../platform/secret-keys/startFailure.ts';

/** Where a backup is restored. */
export interface RestoreTarget {
  /** Opens the database, once the backup is known to be whole and the key to be right. */
  readonly openDatabase: () => Promise<string>;
  readonly store: Pick<FileStore, 'put'>;
  readonly dataFolder: string;
  readonly secretKeys: SecretKeys;
  /** The name of a club that chose none. */
  readonly defaultClubName: string;
  /** The name of the living club that is to be replaced. Undefined where none may be. */
  readonly replaced: string | undefined;
  /** Those of this release by default, the oldest first. */
  readonly migrations?: readonly Migration[];
}

/** What was restored. */
export interface RestoredBackup {
  readonly head: BackupHead;
  readonly manifest: BackupManifest;
  readonly chain: ChainCheck;
}

/**
 * Restores a backup into an empty database and store, or in place of a club whose name is given. The database changes in one
 * transaction, so what fails leaves it as it was.
 *
 * @throws Error for people. Before anything is written where the backup is damaged, newer, or of another key.
 */
export async function restoreBackup(
  file: ArchiveFile,
  target: RestoreTarget,
): Promise<RestoredBackup> {
  const { secretKeys, migrations = releaseMigrations() } = target;
  assertRestorable(file.path, await readHead(file), secretKeys, migrations);
  const { head, manifest, manifestText, signature } = await verifyArchive(file);
  const { isSignature } = createSecrets(secretKeys, systemRandom);
  if (!isSignature('backup', manifestText, signature)) {
    throw new Error(`${file.path} was changed by somebody without the club's SECRET_KEY`);
  }
  const connectionString = await target.openDatabase();
  const staged = await createStagedFiles(join(target.dataFolder, 'restore-incoming'));
  try {
    return await withSession(connectionString, async (client) => {
      await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
      await assertExtensions(client);
      await assertOwnDatabase(client, migrations[0]?.hash ?? '');
      await assertNoServer(client);
      await assertReplaceable(client, target);
      await client.query('begin');
      await dropClub(client);
      await provideMigrationsTable(client);
      const level = head.migrations.length;
      await applyMigrations(client, migrations.slice(0, level));
      await emptyTables(client, head);
      await createQueue(client, file.path, head);
      await loadArchive(file, head, manifest, { client, store: target.store, staged });
      await finishTables(client, head);
      await applyMigrations(client, migrations.slice(level));
      const secrets = await readSecrets(queriesOf(client), secretKeys, systemRandom);
      const chain = await checkChain(queriesOf(client), secrets);
      await staged.moveInto(target.dataFolder);
      await client.query('commit');
      await client.query('analyze');
      return { head, manifest, chain };
    });
  } finally {
    await staged.remove();
  }
}

async function assertReplaceable(
  client: pg.Client,
  { replaced, defaultClubName }: RestoreTarget,
): Promise<void> {
  if (!(await isClubLiving(client))) return;
  const name = (await chosenClubName(client)) ?? defaultClubName;
  if (replaced === name) return;
  throw new Error(
    `the database holds a club, ${name}: to delete it and restore the backup in its place, add --replace '${name}'`,
  );
}

/**
 * Throws where this server cannot restore a backup, before anything is written: without its secret key, or where a newer
 * release made it.
 *
 * @param known - the migrations of this release, the oldest first.
 */
function assertRestorable(
  path: string,
  { keyIds, migrations, release }: BackupHead,
  { current, others }: SecretKeys,
  known: readonly MigrationMeta[],
): void {
  const ids = [current, ...others].map(secretKeyId);
  const lacking = keyIds.filter((id) => !ids.includes(id));
  if (lacking.length > 0) {
    throw new SecretKeyError(
      `SECRET_KEY: ${path} was made with another key (${lacking.join(', ')}); give the key that its club had as SECRET_KEY, or as SECRET_KEY_PREVIOUS`,
    );
  }
  const isKnown = migrations.every(
    ({ hash, at }, index) => known[index]?.hash === hash && known[index].folderMillis === at,
  );
  if (!isKnown) throw newerRelease(path, release);
}
