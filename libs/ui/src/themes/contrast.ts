import type { ColorRoles } from './contract.css.ts';

type Role = keyof ColorRoles;

/** A color in front of another one. */
export type Pair = readonly [front: Role, back: Role];

/** The grounds of text. */
export const surfaces = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
] as const satisfies readonly Role[];
const readOnEverySurface = ['ink', 'inkMuted', 'accent', 'critical', 'positive'] as const;

/** The contrast that text needs (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/** The contrast that the outlines of controls and of the focus need (WCAG 2.2, 1.4.11). */
export const OUTLINE_CONTRAST = 3;

/** The pairs that text may use. No other pair is tested, so none other is used. */
export const textPairs: readonly Pair[] = [
  ...readOnEverySurface.flatMap((front) => surfaces.map((back): Pair => [front, back])),
  ['actionInk', 'action'],
  ['actionInk', 'actionHover'],
  ['accentInk', 'accent'],
  ['critical', 'criticalSurface'],
  ['ink', 'criticalSurface'],
  ['positive', 'positiveSurface'],
];

/** The pairs that outlines may use. */
export const outlinePairs: readonly Pair[] = (['ruleStrong', 'focus', 'accent'] as const).flatMap(
  (front) => surfaces.map((back): Pair => [front, back]),
);

/** The contrast that a skeleton needs on what it lies in, also where it is faintest. It is decorative, but must be seen. */
export const SKELETON_CONTRAST = 1.25;

/** Returns the color that shows where one lies over another with an opacity, all of them `#rrggbb`. */
export function blend(front: string, back: string, opacity: number): string {
  const under = channelsOf(back);
  return channelsOf(front).reduce((hex, channel, index) => {
    const mixed = channel * opacity + (under[index] ?? 0) * (1 - opacity);
    return (
      hex +
      Math.round(mixed * 255)
        .toString(16)
        .padStart(2, '0')
    );
  }, '#');
}

/** Returns red, green and blue of a `#rrggbb` color, each from 0 to 1. */
export function channelsOf(hex: string): readonly [number, number, number] {
  const channelAt = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [channelAt(1), channelAt(3), channelAt(5)];
}

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Returns the contrast of two `#rrggbb` colors, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}
