import { expect, test } from 'vitest';
import { usesOf } from './tokenUses.ts';

test('a token is used by the styles that name it, whole or taken apart, and each is named once', () => {
  expect(
    usesOf(
      [
        ['components/Badge/Badge.css.ts', 'color: tokens.color.ink, gap: tokens.space[4]'],
        [
          'Card.css.ts',
          'const { color, space } = tokens; color.ink; color.ink; space[4]; space[12]; media.fromMd',
        ],
      ],
      ['color', 'space'],
    ),
  ).toEqual({
    'color.ink': ['Badge', 'Card'],
    'space.4': ['Badge', 'Card'],
    'space.12': ['Card'],
  });
});
