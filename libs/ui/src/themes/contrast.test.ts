import { expect, test } from 'vitest';
import type { ColorRoles } from './contract.css.ts';
import { dark } from './dark.css.ts';
import { light } from './light.css.ts';

type Role = keyof ColorRoles;
type Pair = readonly [front: Role, back: Role];

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const satisfies readonly Role[];
const readOnEverySurface = ['ink', 'inkMuted', 'accent', 'critical', 'positive'] as const;

/** Text needs 4.5:1 (WCAG 2.2, 1.4.3). */
const textPairs: readonly Pair[] = [
  ...readOnEverySurface.flatMap((front) => surfaces.map((back): Pair => [front, back])),
  ['actionInk', 'action'],
  ['actionInk', 'actionHover'],
  ['accentInk', 'accent'],
  ['critical', 'criticalSurface'],
  ['ink', 'criticalSurface'],
  ['positive', 'positiveSurface'],
];

/** The outlines of controls and of the focus need 3:1 (WCAG 2.2, 1.4.11). */
const outlinePairs: readonly Pair[] = (['ruleStrong', 'focus', 'accent'] as const).flatMap(
  (front) => surfaces.map((back): Pair => [front, back]),
);

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

for (const [name, theme] of Object.entries({ light, dark })) {
  test.each(textPairs)(`${name}: %s is readable on %s`, (front, back) => {
    expect(contrast(theme[front], theme[back])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(outlinePairs)(`${name}: %s can be made out on %s`, (front, back) => {
    expect(contrast(theme[front], theme[back])).toBeGreaterThanOrEqual(3);
  });
}

test('the measure itself: black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
