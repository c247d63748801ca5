import './themes/themes.css.ts';
import './themes/base.css.ts';
import { color } from './themes/contract.css.ts';
import { fallbackFontFamily, fontFamily, fontName } from './themes/fonts.css.ts';
import { duration } from './themes/motion.css.ts';

export { breakpoints, media } from './media.ts';

/**
 * The design tokens. Importing them also loads the themes, the fonts and the base rules, so no component renders
 * without these.
 *
 * - `space`: steps of the 4 px grid (`space[4]` is 16 px).
 * - `type`: groups of font properties to spread into a style.
 * - `layer`: the z-index order of elements over the page.
 * - `bottomBar`: what stands at the foot of the window. A page's own bar sets `property` to its height and stands at
 *   `others`, above the bars of the shell (`--bottom-bar`). What floats over the page keeps `height` free.
 */
export const tokens = {
  color,
  duration,
  fontFamily,
  fallbackFontFamily,
  fontName,
  space: {
    0: '0',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    20: '80px',
    24: '96px',
  },
  radius: { small: '2px', round: '999px' },
  controlHeight: { regular: '48px', small: '40px' },
  width: { page: '1200px', text: '680px', narrow: '440px' },
  bottomBar: {
    property: '--action-bar',
    others: 'var(--bottom-bar, 0px)',
    height: 'calc(var(--bottom-bar, 0px) + var(--action-bar, 0px))',
  },
  layer: { header: 10, snackbar: 15, overlay: 20, popup: 30 },
  type: {
    display: {
      fontFamily: fontFamily.serif,
      fontSize: 'clamp(2.25rem, 1.5rem + 3vw, 3.5rem)',
      lineHeight: 1.08,
      letterSpacing: '-0.018em',
    },
    title: {
      fontFamily: fontFamily.serif,
      fontSize: 'clamp(1.625rem, 1.3rem + 1.3vw, 2.125rem)',
      lineHeight: 1.16,
      letterSpacing: '-0.012em',
    },
    heading: {
      fontFamily: fontFamily.serif,
      fontSize: '1.375rem',
      lineHeight: 1.25,
      letterSpacing: '-0.006em',
    },
    lead: { fontSize: '1.125rem', lineHeight: 1.6 },
    body: { fontSize: '1rem', lineHeight: 1.6 },
    label: { fontSize: '0.9375rem', lineHeight: 1.4, fontWeight: 500 },
    small: { fontSize: '0.875rem', lineHeight: 1.5 },
    eyebrow: {
      fontSize: '0.75rem',
      lineHeight: 1.4,
      fontWeight: 600,
      letterSpacing: '0.12em',
      textTransform: 'uppercase',
    },
  },
} as const;

/** A step of the 4 px grid. */
export type Space = keyof typeof tokens.space;
