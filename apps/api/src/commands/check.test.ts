import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { bundledProgram, programEnvironment } from '../testing/wholeServer.ts';

const canary = 'canary-of-a-password';

async function start(environment: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return promisify(execFile)(process.execPath, [await bundledProgram('commands/check.ts')], {
    env: { ...programEnvironment, DATA_DIR: folder, ...environment },
  });
}

test('api/commands-1: a trial passes, with a line for each thing', async () => {
  const { stdout, stderr } = await start({});
  expect(stderr).toBe('');
  const fields = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(/ {2,}/));
  expect(fields.map(([state, name]) => [state, name])).toEqual([
    ['warning', 'configuration'],
    ['warning', 'address'],
    ['warning', 'encryption'],
    ['warning', 'mail'],
    ['warning', 'database'],
    ['warning', 'secret key'],
    ['ok', 'storage'],
    [expect.stringMatching(/^(?:ok|warning)$/), 'disk'],
    ['warning', 'clock'],
  ]);
  for (const [, , message] of fields) expect(message).toMatch(/\.$/);
});

test('api/commands-1: a failure ends the program with 1, and no line holds a password', async () => {
  const failed = start({
    DATABASE_URL: `postgres://club:${canary}@127.0.0.1:1/club`,
    SMTP_URL: `smtp://club:${canary}@127.0.0.1:1`,
    FILES_URL: `s3://club:${canary}@bucket?endpoint=http://127.0.0.1:1`,
  });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^failure {2}mail .*^failure {2}database .*^failure {2}storage /ms,
    ),
  });
  await expect(failed).rejects.not.toMatchObject({ stdout: expect.stringContaining(canary) });
});

test('api/commands-1: each issue of the environment is a line, and nothing else is checked', async () => {
  await expect(start({ PORT: 'x', LOG_LEVEL: 'loud' })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^failure {2}configuration {2}PORT: .*\nfailure .*LOG_LEVEL: .*\n$/,
    ),
  });
});
