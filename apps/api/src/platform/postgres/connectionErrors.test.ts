import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './connectionErrors.ts';

const missing = join(import.meta.dirname, 'no-such-file');

test('api/platform/postgres-6: a missing socket means that the database is unavailable, a missing file does not', async () => {
  const socket = await new Promise((resolve) => createConnection(missing).once('error', resolve));
  const file = await readFile(missing).catch((error: unknown) => error);
  expect(socket).toMatchObject({ code: 'ENOENT' });
  expect(file).toMatchObject({ code: 'ENOENT' });
  expect(isDatabaseUnavailable(new Error('the query failed', { cause: socket }))).toBe(true);
  expect(isDatabaseUnavailable(new Error('the email was not written', { cause: file }))).toBe(
    false,
  );
});
