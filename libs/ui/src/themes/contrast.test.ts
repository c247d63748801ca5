import { expect, test } from 'vitest';
import {
  contrastOf,
  OUTLINE_CONTRAST,
  outlinePairs,
  TEXT_CONTRAST,
  textPairs,
} from './contrast.ts';
import { dark } from './dark.css.ts';
import { light } from './light.css.ts';

for (const [name, theme] of Object.entries({ light, dark })) {
  test.each(textPairs)(`${name}: %s is readable on %s`, (front, back) => {
    expect(contrastOf(theme[front], theme[back])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  test.each(outlinePairs)(`${name}: %s can be made out on %s`, (front, back) => {
    expect(contrastOf(theme[front], theme[back])).toBeGreaterThanOrEqual(OUTLINE_CONTRAST);
  });
}

test('the measure itself: black on white is 21 to 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
});
