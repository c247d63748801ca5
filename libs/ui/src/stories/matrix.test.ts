import { expect, test } from 'vitest';
import { combinations } from './matrix.tsx';

test('every value of one axis meets every value of the other', () => {
  expect(
    combinations<{ tone: string; busy: boolean }>({ tone: ['a', 'b'], busy: [true, false] }),
  ).toEqual([
    { tone: 'a', busy: true },
    { tone: 'a', busy: false },
    { tone: 'b', busy: true },
    { tone: 'b', busy: false },
  ]);
});

test('without axes there is one state', () => {
  expect(combinations({})).toEqual([{}]);
});
