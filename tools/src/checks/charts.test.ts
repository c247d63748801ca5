import { expect, test } from 'vitest';
import { createChartsCheck } from './charts.ts';

const current = new Map([['docs/machines/login.md', 'drawn now']]);

test('a current page passes', () => {
  expect(createChartsCheck(current)(new Map(current)).issues).toEqual([]);
});

test('a stale page, a missing page and the page of a removed machine are issues', () => {
  const stale = new Map([
    ['docs/machines/login.md', 'drawn before'],
    ['docs/machines/cards.md', 'a removed machine'],
  ]);
  expect(createChartsCheck(current)(stale).issues).toEqual([
    "docs/machines/login.md: is not current, run 'npm run charts'",
    'docs/machines/cards.md: draws a machine that the core does not export',
  ]);
  expect(createChartsCheck(current)(new Map()).issues).toHaveLength(1);
});
