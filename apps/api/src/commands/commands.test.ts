import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { addressHash } from '../features/sign-in/addressHash.ts';
import { systemRandom } from '../platform/random.ts';
import { createSecrets } from '../platform/secrets.ts';
import { MEMBER } from '../testing/constants.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';

const secretKey = 'a secret key of the tests, long enough';

async function prepare() {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'parlour-commands-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'secret-key'), secretKey);
  onTestFinished(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  const run = (command: string, ...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      ['--conditions=@parlour/source', join(import.meta.dirname, command), ...args],
      { env: { PATH: process.env['PATH'], DATA_DIR: folder, DATABASE_URL: database.address } },
    );
  return { database, run };
}

test('SI7: staff enable an address’s sign-in again', async () => {
  const { database, run } = await prepare();
  const hash = addressHash(createSecrets(secretKey, systemRandom), MEMBER);
  await database.run(
    `insert into sign_in_addresses (address_hash, wrong_tries, codes_sent_at, failed_at, failures_in_a_row)
     values ($1, 0, '{}', '{}', 100)`,
    [hash],
  );
  const { stdout } = await run('enable-sign-in.ts', MEMBER.toUpperCase());
  expect(stdout).toBe(`sign-in is enabled for ${MEMBER.toUpperCase()}\n`);
  const [row] = await database.run('select failures_in_a_row from sign_in_addresses');
  expect(row).toEqual({ failures_in_a_row: 0 });
  await expect(run('enable-sign-in.ts')).rejects.toThrow('name the e-mail address');
});

test('SE6: staff end the sessions of a member', async () => {
  const { database, run } = await prepare();
  await database.run(
    `insert into sessions (id, member_id, crm_token_hash, created_at, last_seen_at, expires_at)
     select 's', id, 'hash', now(), now(), now() from members where email = $1`,
    [MEMBER],
  );
  const { stdout } = await run('end-sessions.ts', MEMBER);
  expect(stdout).toBe(`ended the sessions of ${MEMBER}: 1\n`);
  await expect(run('end-sessions.ts', 'nobody@club.example')).rejects.toThrow('no member has');
});
