import { createGlobalTheme, globalFontFace } from '@vanilla-extract/css';
import { fallbackFontFamily, fontName } from './values.ts';

/**
 * Vertical metrics come from the `head` and `hhea` tables of the woff2 files named below. Average widths are per em and
 * character, measured on the sample club's sentences in Chromium at weight 400.
 *
 * Liberation Serif and Sans have the widths of Times New Roman and Arial, so one width serves both fallback fonts.
 */
const metrics = {
  serif: { ascent: 1470 / 2000, descent: 530 / 2000, width: 0.4241, fallbackWidth: 0.4052 },
  sans: { ascent: 970 / 1000, descent: 250 / 1000, width: 0.4559, fallbackWidth: 0.447 },
};

/** The room for a text that is wider than the average: so it needs no further line, and is no larger, once its font is there. */
const ROOM = 1.01;

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

/** Returns a font face from a local font, adjusted to the metrics of the web font. */
function fallbackFace(metric: (typeof metrics)[keyof typeof metrics], src: string) {
  const size = (ROOM * metric.width) / metric.fallbackWidth;
  return {
    src,
    sizeAdjust: percent(size),
    ascentOverride: percent(metric.ascent / size),
    descentOverride: percent(metric.descent / size),
    lineGapOverride: '0%',
  };
}

globalFontFace(fontName.serif, {
  src: 'url("@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2") format("woff2")',
  fontWeight: '200 800',
  fontDisplay: 'swap',
});
globalFontFace(fontName.sans, {
  src: 'url("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
globalFontFace(
  'Newsreader Fallback',
  fallbackFace(metrics.serif, 'local("Times New Roman"), local("Liberation Serif")'),
);
globalFontFace(
  'Instrument Sans Fallback',
  fallbackFace(metrics.sans, 'local("Arial"), local("Liberation Sans")'),
);

/** Font stacks: `serif` for titles, `sans` for everything else. A browser loads a font when text first uses it. */
export const fontFamily = createGlobalTheme(':root', {
  serif: `"${fontName.serif}", ${fallbackFontFamily.serif}`,
  sans: `"${fontName.sans}", ${fallbackFontFamily.sans}`,
});
