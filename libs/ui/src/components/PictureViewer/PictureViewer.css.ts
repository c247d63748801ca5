import { assignVars, style } from '@vanilla-extract/css';
import { dark } from '../../themes/dark.css.ts';
import { tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

// Light around a picture would outshine it.
export const screen = style({
  position: 'fixed',
  inset: 0,
  zIndex: tokens.layer.overlay,
  colorScheme: 'dark',
  vars: assignVars(color, dark),
  backgroundColor: color.surface,
  color: color.ink,
  transition: `opacity ${duration.quick}`,
  selectors: { '&[data-starting-style]': { opacity: 0 } },
});

export const content = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[2],
  paddingInline: `${space[5]} ${space[3]}`,
});

export const title = style([
  type.eyebrow,
  { color: color.inkMuted, minWidth: 0, overflowWrap: 'anywhere' },
]);

export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gridTemplateRows: '100%',
  overflowX: 'auto',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

export const part = style({
  display: 'grid',
  gridTemplate: '100% / 100%',
  minHeight: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

export const whole = style({ width: '100%', height: '100%', objectFit: 'contain' });

export const empty = style({
  placeSelf: 'center',
  width: 'min(100%, 720px)',
  aspectRatio: '4 / 3',
  maxHeight: '100%',
  backgroundColor: color.surfaceSunken,
});

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  padding: space[3],
});

export const count = style([
  type.small,
  { minWidth: '7ch', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
]);
