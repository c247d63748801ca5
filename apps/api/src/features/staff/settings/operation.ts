import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { OperationCheck } from '@parlour/contract/staff';
import type { FileStore } from '../../../platform/files/fileStore.ts';
import { BACKUP_AGE_LIMIT, lastBackupAt } from '../../../http/audit/lastBackup.ts';
import { verifySmtp } from '../../../platform/mail/transport.ts';
import type { Database, Queries } from '../../../platform/postgres/database.ts';
import { type Clock, isWithin } from '../../../platform/process/clock.ts';
import { checkCardKey } from './checks/cardKey.ts';
import { checkCertificates } from './checks/certificate.ts';
import { checkClock } from './checks/clock.ts';
import { checkDisk } from './checks/disk.ts';
import { oneLine } from './checks/oneLine.ts';

/** What only the operator can set, as the environment has it. */
export interface Operation {
  readonly isProduction: boolean;
  /** Undefined: emails become files. */
  readonly smtpUrl: string | undefined;
  readonly publicUrl: string;
  /** Whether `PUBLIC_URL` is set. */
  readonly hasPublicUrl: boolean;
  /** Where the desk is, null where its host is that of `PUBLIC_URL`. */
  readonly ownDeskUrl: string | null;
  readonly dataFolder: string;
  /** Whether `FILES_URL` is set. */
  readonly hasBucket: boolean;
  /** Whether `DATABASE_URL` is set. */
  readonly hasDatabase: boolean;
}

/** What the checks use. */
export interface OperationDependencies {
  readonly operation: Operation;
  readonly database: Database;
  readonly clock: Clock;
  readonly store: FileStore;
  readonly incomingFolder: string;
}

/** Signs in to the mail server, and sends nothing. */
export async function checkMail({ smtpUrl }: Operation): Promise<OperationCheck> {
  const shared = { name: 'mail', variable: 'SMTP_URL' } as const;
  if (smtpUrl === undefined) {
    const message =
      'Emails become files on the server, and nobody gets them. Set SMTP_URL to the mail server of the club.';
    return { ...shared, state: 'incomplete', message };
  }
  try {
    await verifySmtp(smtpUrl);
    return { ...shared, state: 'works', message: 'The mail server accepts our sign-in.' };
  } catch (error) {
    const message = `The mail server does not accept us: ${oneLine(error)}. Check SMTP_URL.`;
    return { ...shared, state: 'failed', message };
  }
}

/** Whether links in emails lead where members can open them. */
export function checkPublicUrl({ publicUrl, hasPublicUrl }: Operation): OperationCheck {
  const shared = { name: 'address', variable: 'PUBLIC_URL' } as const;
  return hasPublicUrl
    ? { ...shared, state: 'works', message: `Links in emails lead to ${publicUrl}.` }
    : {
        ...shared,
        state: 'incomplete',
        message: `Links in emails lead to ${publicUrl}, which works on this machine alone. Set PUBLIC_URL to the address that members open.`,
      };
}

/** Whether members reach the club by https. */
export function checkEncryption({ publicUrl }: Operation): OperationCheck {
  const shared = { name: 'encryption', variable: 'PUBLIC_URL' } as const;
  return publicUrl.startsWith('https:')
    ? { ...shared, state: 'works', message: 'Members reach the club by https.' }
    : {
        ...shared,
        state: 'incomplete',
        message:
          'Members reach the club without encryption. Put a proxy with a certificate in front, and begin PUBLIC_URL with https.',
      };
}

type StorageDependencies = Pick<OperationDependencies, 'operation' | 'store' | 'incomingFolder'>;

/** Writes, reads and removes a file. */
async function tryStore({ store, incomingFolder }: StorageDependencies): Promise<void> {
  const id = randomUUID();
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 });
  const path = join(incomingFolder, `check-${id}`);
  const name = `checks/${id}`;
  try {
    await writeFile(path, id, { mode: 0o600 });
    await store.put(name, path);
    if ((await text(await store.read(name))) !== id) throw new Error('another content was read');
  } finally {
    await rm(path, { force: true });
    await store.remove(name);
  }
}

/** Whether files can be stored in the data folder or the bucket. */
export async function checkStorage(dependencies: StorageDependencies): Promise<OperationCheck> {
  const { hasBucket } = dependencies.operation;
  const shared = { name: 'storage', variable: 'FILES_URL' } as const;
  try {
    await tryStore(dependencies);
    const message = hasBucket
      ? 'A file was written to the bucket, read and removed.'
      : 'A file was written to the data folder, read and removed. Set FILES_URL to a bucket where several servers run.';
    return { ...shared, state: 'works', message };
  } catch (error) {
    const where = hasBucket ? 'the bucket: check FILES_URL' : 'the data folder: check DATA_DIR';
    const variable = hasBucket ? 'FILES_URL' : 'DATA_DIR';
    const message = `A file could not be written to ${where}. ${oneLine(error)}`;
    return { name: 'storage', variable, state: 'failed', message };
  }
}

async function checkDatabase({
  operation,
  database,
}: OperationDependencies): Promise<OperationCheck> {
  const shared = { name: 'database', variable: 'DATABASE_URL' } as const;
  if (!(await database.isReachable())) {
    const message = 'The database does not respond. Check DATABASE_URL.';
    return { ...shared, state: 'failed', message };
  }
  return operation.hasDatabase
    ? { ...shared, state: 'works', message: 'The database responds.' }
    : {
        ...shared,
        state: 'works',
        message:
          'The database that comes with the server responds. Set DATABASE_URL to one of the club where several servers run.',
      };
}

/** Says when the last backup was made, and whether that is too long ago (api/backup-14). */
export async function checkBackup(queries: Queries, clock: Clock): Promise<OperationCheck> {
  const shared = { name: 'backup', variable: null } as const;
  const unknown = { at: null, isKnown: false };
  const { at, isKnown } = await lastBackupAt(queries).then(
    (last) => ({ at: last, isKnown: true }),
    () => unknown,
  );
  if (!isKnown) {
    const message = 'The database does not say when the last backup was made.';
    return { ...shared, state: 'unknown', message };
  }
  if (at === null) {
    const message =
      'No backup was made by the server’s own command. Let a timer make one each night, and try to restore it.';
    return { ...shared, state: 'incomplete', message };
  }
  const when = at.toISOString().replace('T', ' ').slice(0, 16);
  return isWithin(BACKUP_AGE_LIMIT, at, clock.now())
    ? { ...shared, state: 'works', message: `The last backup was made at ${when} UTC.` }
    : {
        ...shared,
        state: 'failed',
        message: `The last backup was made at ${when} UTC, more than 26 hours ago. Find out why none was made since.`,
      };
}

/** Returns the outcome of a check, or why it could not be made. */
async function orUnknown(
  name: OperationCheck['name'],
  checking: Promise<OperationCheck>,
): Promise<OperationCheck> {
  return checking.catch((error: unknown) => ({
    name,
    state: 'unknown',
    variable: null,
    message: `It cannot be checked: ${oneLine(error)}.`,
  }));
}

/** Returns the check that says most: of several certificates the one that fails or will soon. */
const worstOf = (checks: readonly OperationCheck[]): readonly OperationCheck[] =>
  (['failed', 'attention', 'works'] as const)
    .flatMap((state) => checks.filter((check) => check.state === state))
    .slice(0, 1);

/** Checks what only the operator can set, all at once (api/staff/settings-11). */
export async function checkOperation(
  dependencies: OperationDependencies,
): Promise<readonly OperationCheck[]> {
  const { operation, database, clock } = dependencies;
  const { queries } = database;
  const { dataFolder } = operation;
  const [mail, certificates, ...others] = await Promise.all([
    checkMail(operation),
    checkCertificates(operation, clock.now()),
    checkStorage(dependencies),
    checkDatabase(dependencies),
    orUnknown('card key', checkCardKey(dataFolder, queries)),
    checkBackup(queries, clock),
    orUnknown('disk', checkDisk(dataFolder)),
    checkClock(operation, queries, clock),
  ]);
  const [address, encryption] = [checkPublicUrl(operation), checkEncryption(operation)];
  return [mail, address, encryption, ...worstOf(certificates), ...others];
}
