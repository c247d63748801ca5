/** The two themes that every page has. */
export type ThemeName = 'light' | 'dark';

/** The grounds that text in the accent color is read on, the hardest and the easiest of each theme among them. */
export const accentGrounds = {
  light: ['#fbf8f1', '#fffdf9', '#f3eee2'],
  dark: ['#161411', '#1f1c18', '#0f0e0c'],
} as const satisfies Readonly<Record<ThemeName, readonly string[]>>;

/** What the accent is moved towards until it can be read. */
const extremes = { light: '#000000', dark: '#ffffff' } as const;

/** The contrast that text needs (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5;
const STEPS = 100;

/** A club's accent as the two themes show it. */
export interface AccentColors {
  readonly light: string;
  readonly dark: string;
}

const COLOR = /^#[0-9a-f]{6}$/i;

/** Whether a text is a color such as `#7d5b16`. */
export function isColor(text: string): boolean {
  return COLOR.test(text);
}

const channelsOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two `#rrggbb` colors, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const both = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

/** Returns the least contrast that a color has on the grounds of a theme. */
export function leastContrastOf(color: string, theme: ThemeName): number {
  return Math.min(...accentGrounds[theme].map((ground) => contrastOf(color, ground)));
}

const mixed = (from: string, to: string, share: number): string => {
  const target = channelsOf(to);
  const channels = channelsOf(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
};

/** Moves a color towards black or white until text in it can be read in the theme (core/staff-10). */
function readableIn(color: string, theme: ThemeName): string {
  for (let step = 0; step < STEPS; step += 1) {
    const candidate = mixed(color, extremes[theme], step / STEPS);
    if (leastContrastOf(candidate, theme) >= TEXT_CONTRAST) return candidate;
  }
  return extremes[theme];
}

/**
 * Returns the accent as each theme shows it: the chosen color where it can be read, and the nearest readable one elsewhere
 * (core/staff-10). Null for a text that is no color (core/staff-9).
 */
export function accentOf(color: string): AccentColors | null {
  if (!isColor(color)) return null;
  const chosen = color.toLowerCase();
  return { light: readableIn(chosen, 'light'), dark: readableIn(chosen, 'dark') };
}

/** Says where the chosen accent is shown as another color, and why (core/staff-11). Empty where it is shown as it is. */
export function accentNotes(color: string): readonly string[] {
  const shown = accentOf(color);
  if (shown === null) return [];
  const notes = [
    ['light', shown.light, 'darker'],
    ['dark', shown.dark, 'lighter'],
  ] as const;
  return notes
    .filter(([, inTheme]) => inTheme !== color.toLowerCase())
    .map(
      ([theme, inTheme, how]) =>
        `In the ${theme} theme a ${how} ${inTheme} is shown, since text in ${color.toLowerCase()} has a contrast of only ${leastContrastOf(color, theme).toFixed(1)} to 1 there. It needs 4.5.`,
    );
}

/**
 * Renders the style sheet with an accent. It wins by its selectors, since the app's own style sheet can come after it, and
 * follows the same preferences and attributes as the themes of the app.
 */
export function accentStyleSheet({ light, dark }: AccentColors): string {
  const rolesOf = (color: string) => `{--accent:${color};--focus:${color}}`;
  return [
    `:root:root,[data-theme="light"][data-theme]${rolesOf(light)}`,
    `@media screen and (prefers-color-scheme:dark){:root:root:not([data-theme="light"])${rolesOf(dark)}}`,
    `@media screen{[data-theme="dark"][data-theme]${rolesOf(dark)}}`,
  ].join('\n');
}
