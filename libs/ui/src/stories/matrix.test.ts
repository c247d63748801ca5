import { expect, test } from 'vitest';
import { combinations } from './matrix.tsx';

test('every value of one axis meets every value of the other', () => {
  expect(
    combinations<{ tone: string; isPending: boolean }>({
      tone: ['a', 'b'],
      isPending: [true, false],
    }),
  ).toEqual([
    { tone: 'a', isPending: true },
    { tone: 'a', isPending: false },
    { tone: 'b', isPending: true },
    { tone: 'b', isPending: false },
  ]);
});

test('without axes there is one state', () => {
  expect(combinations({})).toEqual([{}]);
});
