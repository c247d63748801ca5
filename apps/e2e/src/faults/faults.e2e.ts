import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { isLong } from '../support/testLength.ts';

const main = join(dirname(fileURLToPath(import.meta.url)), 'main.ts');
// A short round has the faults that start few servers, since a start is what takes long.
const shortRound = 'kills,database,mail,storage,hostile,secrets';
const options = isLong
  ? ['--rounds', '20']
  : ['--rounds', '1', '--at-once', '3', '--seed', 'short round', '--only', shortRound];

// A write that is lost once in a while is lost: no second try.
test.describe.configure({ mode: 'default', retries: 0 });

const HOUR = 3_600_000;

let output = '';
test.beforeAll(async () => {
  test.setTimeout(isLong ? 3 * HOUR : 0.25 * HOUR);
  const run = promisify(execFile)(
    process.execPath,
    ['--conditions=@parlour/source', main, ...options],
    { env: { ...process.env, NODE_OPTIONS: '' }, maxBuffer: 100_000_000 },
  );
  // It exits with 1 when it found something. The tests say what.
  output = await run.then(
    ({ stdout }) => stdout,
    (error: { stdout?: string; stderr?: string }) => `${error.stdout ?? ''}${error.stderr ?? ''}`,
  );
});

/** Declares that nothing was lost, doubled or found by a fault. */
function holds(title: string, fault: string): void {
  test(title, () => {
    expect(output.split('\n').filter((line) => line.startsWith(`${fault}: `))).toEqual([]);
    expect(output).toMatch(new RegExp(`^${fault} +[1-9]\\d* +0 +0 +0 `, 'm'));
  });
}

holds(
  'api-13, api/platform/postgres-3, api/platform/postgres-4, api/platform/postgres-5, api/platform/postgres-6, api/platform/postgres-7, api/platform/postgres-11: kills of server and database lose no write',
  'kills',
);
holds(
  'api/platform/postgres-6, api/platform/postgres-9, api/http-16: a faulty database delays writes, and loses none',
  'database',
);
holds(
  'api/emails-5, api/emails-9, api/emails-10: a faulty mail server delays emails, and gets each once',
  'mail',
);
holds(
  'api/platform/files-4, api/platform/files-8: a faulty bucket delays uploads, and loses none',
  'storage',
);
holds(
  'api/http-1, api/http-2, api/http-3, api/http-4, api/http-5: no hostile call gets a 5xx or anything but the envelope',
  'hostile',
);
holds(
  'api/payment-methods-5, api/documents-17, api/http-8: no secret is in a table, file, log, email or response',
  'secrets',
);
if (isLong) {
  holds(
    'api-12, api/http-9, api/platform/postgres-7: SIGTERM under load ends the server, and loses no write',
    'stops',
  );
  holds(
    'api/platform/postgres-7, api/sessions-6: several servers on one database do a write once',
    'servers',
  );
  holds(
    'api/platform/postgres-20, api/platform/postgres-21, api/platform/postgres-22, api/platform/secret-keys-12, api/web-32: two releases on one database fail no member, forward and back',
    'updates',
  );
  holds(
    'api/access-4, api/platform/postgres-7: a clock that jumps loses no write and keeps nobody out',
    'clock',
  );
}
