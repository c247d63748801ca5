import './themes/themes.css.ts';
import './themes/base.css.ts';
import { color } from './themes/contract.css.ts';
import { fontFamily } from './themes/fonts.css.ts';
import { duration } from './themes/motion.css.ts';
import {
  controlHeight,
  easing,
  elevation,
  fallbackFontFamily,
  fontName,
  layer,
  radius,
  space,
  typeSizes,
  width,
} from './themes/values.ts';

export { breakpoints, media } from './media.ts';

/**
 * The design tokens. Importing them also loads the themes, the fonts and the base rules, so no component renders
 * without these.
 *
 * - `space`: steps of the 4 px grid (`space[4]` is 16 px).
 * - `type`: groups of font properties to spread into a style.
 * - `shadow`: what lies over the page has one, in the color of the theme.
 * - `layer`: the z-index order of elements over the page.
 * - `bottomBar`: what is at the foot of the window. A page's own bar sets `property` to its height and is at
 *   `others`, above the bars of the shell (`--bottom-bar`). A line that stays sets `line` to its height and is at `bars`,
 *   above both. What floats over the page keeps `height` free.
 */
export const tokens = {
  color,
  duration,
  easing,
  shadow: {
    low: `${elevation.low} ${color.shadow}`,
    middle: `${elevation.middle} ${color.shadow}`,
    high: `${elevation.high} ${color.shadow}`,
  },
  fontFamily,
  fallbackFontFamily,
  fontName,
  space,
  radius,
  controlHeight,
  width,
  bottomBar: {
    property: '--action-bar',
    others: 'var(--bottom-bar, 0px)',
    line: '--bottom-line',
    bars: 'calc(var(--bottom-bar, 0px) + var(--action-bar, 0px))',
    height: 'calc(var(--bottom-bar, 0px) + var(--action-bar, 0px) + var(--bottom-line, 0px))',
  },
  layer,
  type: {
    ...typeSizes,
    display: { fontFamily: fontFamily.serif, ...typeSizes.display },
    title: { fontFamily: fontFamily.serif, ...typeSizes.title },
    heading: { fontFamily: fontFamily.serif, ...typeSizes.heading },
  },
} as const;

/** A step of the 4 px grid. */
export type Space = keyof typeof tokens.space;
