import { expect, test } from 'vitest';
import { wordDifference } from './wordDifference.ts';

const shown = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`,
    )
    .join('');

test.each([
  ['', '', ''],
  ['Dinner', 'Dinner', 'Dinner'],
  ['', 'Dinner', '+Dinner+'],
  ['Dinner', '', '-Dinner-'],
  ['Dinner at seven', 'Dinner at eight', 'Dinner at -seven-+eight+'],
  ['A dinner for four', 'A late dinner for four', 'A +late +dinner for four'],
  ['Doors at 7. Jackets.', 'Doors at 8. Jackets, please.', 'Doors at -7-+8+. Jackets+, please+.'],
  ['Zoë’s', 'Zoë', 'Zoë-’s-'],
])('from %j to %j: %s', (before, after, difference) => {
  expect(shown(before, after)).toBe(difference);
});

/** Numbers that look random and are the same in every run. */
function* numbers(): Generator<number> {
  for (let state = 7; ;) {
    state = (state * 16_807) % 2_147_483_647;
    yield state;
  }
}

test('without what was added it is the first text, and without what was removed the second', () => {
  const random = numbers();
  const next = () => random.next().value ?? 0;
  const text = () =>
    Array.from({ length: next() % 20 }, () => ['a', 'b', ' ', 'é', '.', '\n'][next() % 6]).join('');
  for (let round = 0; round < 300; round += 1) {
    const [before, after] = [text(), text()];
    const parts = wordDifference(before, after);
    const without = (kind: string) =>
      parts.map((part) => (part.kind === kind ? '' : part.text)).join('');
    expect([without('added'), without('removed')]).toEqual([before, after]);
  }
});

test('texts that are long and wholly different are changed as a whole', () => {
  const [before, after] = ['a ', 'b '].map((word) => word.repeat(3000));
  expect(wordDifference(before!, after!).map(({ kind }) => kind)).toContain('removed');
});
