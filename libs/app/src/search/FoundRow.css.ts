import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, duration, space, type } = tokens;

const COVER = 64;

/** The `sizes` attribute of a cover, with the cropped edges of a picture of 8 to 5. */
export const pictureSizes = `${COVER * 1.6}px`;

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '44px',
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.rule}`,
});

export const cover = style({ flex: 'none', width: `${COVER}px` });

export const initial = style([
  type.heading,
  {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    backgroundColor: color.surfaceSunken,
    color: color.accent,
  },
]);

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const title = style([type.label]);

// The link covers the whole row to make it clickable, while its accessible name stays short.
export const link = style({
  textDecoration: 'none',
  transition: `color ${duration.quick}`,
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    [`${row}:hover &`]: { color: color.accent },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const detail = style([type.small, { color: color.inkMuted }]);
