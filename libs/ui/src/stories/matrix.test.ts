import { expect, test } from 'vitest';
import { captionOf, combinations, looksOf } from './matrix.tsx';

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

test('a caption says values, and of an object or a function only its name', () => {
  const state = { tone: 'a', isPending: true, error: undefined, action: {}, hrefOf: () => '#a' };
  expect(captionOf(state)).toBe('tone: a, isPending, error: –, action, hrefOf');
});

test('the first state is used, or the first of each value of an axis', () => {
  const axes = { tone: ['a', 'b'], isPending: [true, false] };
  expect(looksOf<{ tone: string; isPending: boolean }>(axes, undefined)).toEqual([
    { of: '', state: { tone: 'a', isPending: true } },
  ]);
  expect(looksOf<{ tone: string; isPending: boolean }>(axes, 'tone')).toEqual([
    { of: 'tone: a, ', state: { tone: 'a', isPending: true } },
    { of: 'tone: b, ', state: { tone: 'b', isPending: true } },
  ]);
});
