import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { loadCardPublicKey } from '../platform/crypto/sealing/cardKey.ts';
import { startCluster } from '../platform/postgres/embedded/cluster.ts';
import { newDataFolder, newEmptyDatabase } from '../testing/backups.ts';
import { runCommand } from '../testing/runCommand.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';

const run = (command: string, args: readonly string[], environment: Record<string, string>) =>
  runCommand(join(import.meta.dirname, command), args, environment);

/** A club with a data folder, and what runs commands in it. */
async function prepare() {
  const [database, folder] = [await createTestDatabase(), await newDataFolder()];
  onTestFinished(() => database.drop());
  loadCardPublicKey(folder);
  const environment = { DATA_DIR: folder, DATABASE_URL: database.connectionString };
  return { database, folder, environment };
}

test('api/backup-1, api/backup-6, api/backup-9, api/backup-14: operators back up a club, verify that and restore it elsewhere', async () => {
  const { database, folder, environment } = await prepare();
  const identity = await generateIdentity();
  const [path, keyFile] = [join(folder, 'club.backup'), join(folder, 'key.txt')];
  writeFileSync(keyFile, `# the key of backups\n${identity}\n`);
  const recipient = await identityToRecipient(identity);
  const made = await run('backup.ts', [path, '--recipient', recipient], environment);
  expect(made.stdout).toMatch(/^backed up the club to \S+: tables \d+, rows \d+, files 0\n$/);
  await expect(run('backup.ts', [path], environment)).rejects.toThrow('exists already');
  await expect(run('backup.ts', [], environment)).rejects.toThrow('write parlour backup FILE');
  const nowhere = join(folder, 'none', 'club.backup');
  await expect(run('backup.ts', [nowhere], environment)).rejects.toThrow(
    `parlour: there is no ${nowhere}`,
  );
  const unreadable = [join(folder, 'other.backup'), '--recipient', 'age1...'];
  await expect(run('backup.ts', unreadable, environment)).rejects.toThrow(
    'is no public key of age',
  );
  expect(await database.run('select actor, action from audit_entries')).toEqual([
    { actor: 'operator:backup', action: 'backup.made' },
  ]);

  const verify = (...args: string[]) => run('verify-backup.ts', args, {});
  await expect(verify(path)).rejects.toThrow('name the file of its private key with --identity');
  const verified = await verify(path, '--identity', keyFile);
  expect(verified.stdout).toMatch(/club\.backup is whole: Parlour at 20/);
  expect(verified.stdout).toMatch(/card numbers open with card-key-[0-9a-f]{16}\.private\.pem/);

  const [target, other] = [await newEmptyDatabase(), await newDataFolder()];
  const there = { DATA_DIR: other, DATABASE_URL: target.connectionString };
  const key = 'another secret key of the tests, long enough';
  const args = [path, '--identity', keyFile];
  await expect(run('restore.ts', args, { ...there, SECRET_KEY: key })).rejects.toThrow(
    'give the key that its club had as SECRET_KEY',
  );
  const restored = await run('restore.ts', args, there);
  expect(restored.stdout).toMatch(/^restored Parlour as it was at 20/);
  expect(restored.stdout).toContain('the chain of 0 audit entries holds');
  expect(readFileSync(join(other, 'card-key.public.pem'))).toEqual(
    readFileSync(join(folder, 'card-key.public.pem')),
  );
  expect(await target.run('select actor, action from audit_entries')).toEqual([
    { actor: 'operator:restore', action: 'backup.restored' },
  ]);
  await expect(run('restore.ts', args, there)).rejects.toThrow(`add --replace 'Parlour'`);
  await run('restore.ts', [...args, '--replace', 'Parlour'], there);
});

test('api/backup-10: a backup of a given database is restored into the embedded one of a new data folder, and back', async () => {
  const { database, folder, environment } = await prepare();
  const path = join(folder, 'club.backup');
  await run('backup.ts', [path], environment);
  const other = await newDataFolder();
  await run('restore.ts', [path], { DATA_DIR: other });
  const cluster = await startCluster({ dataFolder: other, durable: false, log: () => undefined });
  onTestFinished(() => cluster.stop());
  const client = new pg.Client({ connectionString: cluster.connectionString('postgres') });
  await client.connect();
  const { rows } = await client.query('select * from members order by id');
  await client.end();
  expect(rows).toEqual(await database.run('select * from members order by id'));
  const second = join(folder, 'second.backup');
  await run('backup.ts', [second], { DATA_DIR: other });
  const target = await newEmptyDatabase();
  const there = { DATA_DIR: await newDataFolder(), DATABASE_URL: target.connectionString };
  await run('restore.ts', [second], there);
  expect(rows).toEqual(await target.run('select * from members order by id'));
});

/** Mounts a disk of one megabyte until the test ends. Returns its folder, or undefined where this user may not. */
function mountSmallDisk(folder: string): string | undefined {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  try {
    const options = ['-t', 'tmpfs', '-o', 'size=1m,mode=755', 'tmpfs', disk];
    execFileSync('mount', options, { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', [disk]));
  return disk;
}

test('api/backup-5: a disk that runs full gets a sentence, keeps what it had, and nothing of the backup', async ({
  skip,
}) => {
  const { database, folder, environment } = await prepare();
  const disk = mountSmallDisk(folder);
  skip(disk === undefined, 'only root mounts a small disk');
  const before = join(disk!, 'before.backup');
  await run('backup.ts', [before], environment);
  const earlier = readFileSync(before);
  // It cannot be compressed.
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures', 'large.jpg'), randomBytes(2 ** 21));
  const refused = run('backup.ts', [join(disk!, 'club.backup')], environment);
  await expect(refused).rejects.toThrow(
    `the disk of ${disk} is full: no backup was made, and nothing is left of it`,
  );
  expect(readdirSync(disk!)).toEqual(['before.backup']);
  expect(readFileSync(before)).toEqual(earlier);
  const entries = () => database.run(`select 1 from audit_entries where action = 'backup.made'`);
  expect(await entries()).toHaveLength(1);
  const elsewhere = join(folder, 'club.backup');
  await run('backup.ts', [elsewhere], environment);
  expect((await run('verify-backup.ts', [elsewhere], {})).stdout).toContain('is whole');
  expect(await entries()).toHaveLength(2);
});

test('api/backup-12: a restore onto a disk that runs full gets a sentence, and leaves the database empty', async ({
  skip,
}) => {
  const { folder, environment } = await prepare();
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures', 'large.jpg'), randomBytes(2 ** 21));
  const path = join(folder, 'club.backup');
  await run('backup.ts', [path], environment);
  const other = await newDataFolder();
  const disk = mountSmallDisk(other);
  skip(disk === undefined, 'only root mounts a small disk');
  copyFileSync(join(other, 'secret-key'), join(disk!, 'secret-key'));
  const target = await newEmptyDatabase();
  const there = { DATA_DIR: disk!, DATABASE_URL: target.connectionString };
  await expect(run('restore.ts', [path], there)).rejects.toThrow(
    'the disk is full: nothing was restored',
  );
  expect(await target.run(`select 1 from pg_tables where schemaname = 'public'`)).toEqual([]);
  const roomy = { DATA_DIR: other, DATABASE_URL: target.connectionString };
  const restored = await run('restore.ts', [path], roomy);
  expect(restored.stdout).toMatch(/^restored Parlour as it was at 20/);
});
