import { expect, test } from 'vitest';
import { charts } from './charts.ts';

const current = new Map([['docs/machines/login.md', 'drawn now']]);

test('a page as the machines give it is fine', () => {
  expect(charts(current)(new Map(current))).toEqual([]);
});

test('an old page, a missing one and one of a machine that is gone are faults', () => {
  const old = new Map([
    ['docs/machines/login.md', 'drawn before'],
    ['docs/machines/cards.md', 'a machine that is gone'],
  ]);
  expect(charts(current)(old)).toEqual([
    "docs/machines/login.md: is not current, run 'npm run charts'",
    'docs/machines/cards.md: draws a machine that the core does not export',
  ]);
  expect(charts(current)(new Map())).toHaveLength(1);
});
