import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paintBeforeStyleSheet, readStyleSheet } from './styleSheet.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-style-sheet-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const link = '<link rel="stylesheet" crossorigin href="/assets/a.css">';

test('api/web-23: the style sheet of a build is the one that its start page names', () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/a.css'), 'main{a:b}');
  writeFileSync(join(folder, 'index.html'), `<head>${link}</head>`);
  expect(readStyleSheet(folder)).toBe('main{a:b}');
});

test('api/web-23: a start page without a style sheet has none, and a page without a style waits for all of it', () => {
  writeFileSync(join(folder, 'index.html'), '<head></head>');
  expect(readStyleSheet(folder)).toBe('');
  const page = `<head>${link}</head><body></body>`;
  expect(paintBeforeStyleSheet(page, '')).toBe(page);
});
