import { expect, test } from 'vitest';
import { bright } from './bright.css.ts';
import {
  blend,
  contrastOf,
  OUTLINE_CONTRAST,
  outlinePairs,
  SKELETON_CONTRAST,
  surfaces,
  TEXT_CONTRAST,
  textPairs,
} from './contrast.ts';
import { dark } from './dark.css.ts';
import { light } from './light.css.ts';
import { skeletonLeast } from './values.ts';

for (const [name, theme] of Object.entries({ light, dark, bright })) {
  test.each(textPairs)(`${name}: %s is readable on %s`, (front, back) => {
    expect(contrastOf(theme[front], theme[back])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  test.each(outlinePairs)(`${name}: %s can be made out on %s`, (front, back) => {
    expect(contrastOf(theme[front], theme[back])).toBeGreaterThanOrEqual(OUTLINE_CONTRAST);
  });

  test.each(surfaces)(
    `${name}: a skeleton can be seen on %s, also where it is faintest`,
    (back) => {
      const faintest = blend(theme.skeleton, theme[back], skeletonLeast);
      expect(contrastOf(faintest, theme[back])).toBeGreaterThanOrEqual(SKELETON_CONTRAST);
    },
  );
}

test('a color over another one shows in the share of its opacity', () => {
  expect(blend('#ff0080', '#000000', 0.5)).toBe('#800040');
  expect(blend('#ff0080', '#000000', 1)).toBe('#ff0080');
});

test('the measure itself: black on white is 21 to 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
});
