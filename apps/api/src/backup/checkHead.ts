import type { MigrationMeta } from 'drizzle-orm/migrator';
import { secretKeyId, type SecretKeys } from '../platform/crypto/secrets.ts';
import { SecretKeyError } from '../platform/secret-keys/startFailure.ts';
import type { BackupHead } from './archive/contents.ts';
import { newerRelease } from './archive/verifyArchive.ts';

/**
 * Throws where this server cannot restore a backup, before anything is written: without its secret key, or where a newer
 * release made it.
 *
 * @param known - the migrations of this release, the oldest first.
 */
export function assertRestorable(
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
