import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockDataFolder } from './dataFolder.ts';
import { writeDurably } from './writeDurably.ts';

function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('api-6, api-13: a lock without a living server is replaced, one of a living server is not', () => {
  const folder = testFolder();
  const file = join(folder, 'server.lock');
  for (const left of ['', '0', '999999999 1', `${process.pid} 1`, 'no number']) {
    writeFileSync(file, left);
    const unlock = lockDataFolder(folder);
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+$`));
    expect(() => lockDataFolder(folder)).toThrow(
      `in use by another server (process ${process.pid})`,
    );
    expect(readdirSync(folder)).toEqual(['server.lock']);
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  }
});

test('api-13: a file of the data folder appears whole', () => {
  const folder = testFolder();
  const file = join(folder, 'secret-key');
  writeFileSync(`${file}.incoming`, 'half of what a killed ser');
  writeDurably(file, 'whole', 0o600);
  expect(readFileSync(file, 'utf8')).toBe('whole');
  expect(readdirSync(folder)).toEqual(['secret-key']);
});
