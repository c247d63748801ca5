import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-fingerprint-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'a.ts'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the fingerprint ignores builds beside the sources', () => {
  const before = fingerprint([folder]);
  writeFileSync(join(folder, 'dist/a.js'), 'built');
  mkdirSync(join(folder, 'dist-server'));
  writeFileSync(join(folder, 'dist-server/a.js'), 'built');
  expect(fingerprint([folder])).toBe(before);
});

test.each<[string, () => void]>([
  ['an added file', () => writeFileSync(join(folder, 'b.ts'), 'two')],
  ['a removed file', () => rmSync(join(folder, 'a.ts'))],
  ['a resized file', () => writeFileSync(join(folder, 'a.ts'), 'longer')],
  ['a touched file', () => utimesSync(join(folder, 'a.ts'), 1, 1)],
])('%s changes the fingerprint', (_, change) => {
  const before = fingerprint([folder]);
  change();
  expect(fingerprint([folder])).not.toBe(before);
});

test('a path that does not exist counts as empty', () => {
  expect(fingerprint([join(folder, 'nothing')])).toBe(fingerprint([]));
});
