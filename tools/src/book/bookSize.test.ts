import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sizeFaults } from './bookSize.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-book-size-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a book whose files together weigh more than it may is named', () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'x'.repeat(100_000));
  writeFileSync(join(folder, 'assets/a.js'), 'x'.repeat(200_000));
  expect(sizeFaults(folder, 300_000)).toEqual([]);
  expect(sizeFaults(folder, 200_000)).toEqual(['the book has 0.3 MB, more than 0.2 MB']);
});
