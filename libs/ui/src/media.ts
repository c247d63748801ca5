/** Minimum widths of the layouts, in CSS pixels. */
export const breakpoints = { md: 768, lg: 1024, xl: 1200, xxl: 1360 } as const;

/** Media queries for the breakpoints, touch, pointers that hover, screens too low for fixed bars, forced colors, screens and paper. */
export const media = {
  fromMd: `(min-width: ${breakpoints.md}px)`,
  fromLg: `(min-width: ${breakpoints.lg}px)`,
  fromXl: `(min-width: ${breakpoints.xl}px)`,
  fromXxl: `(min-width: ${breakpoints.xxl}px)`,
  belowMd: `(width < ${breakpoints.md}px)`,
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  low: '(max-height: 400px)',
  forcedColors: '(forced-colors: active)',
  screen: 'screen',
  print: 'print',
} as const;
