import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius, space, type } = tokens;

const size = { width: '88px', height: '88px' };

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[5],
  minHeight: size.height,
  '@media': { [media.fromMd]: { gap: space[6], minHeight: '112px' } },
});

/** A round frame, inside a thin ring. */
export const face = style({
  ...size,
  flex: 'none',
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${color.accent}`,
  borderRadius: radius.round,
  '@media': { [media.fromMd]: { width: '112px', height: '112px' } },
});

export const initials = style([
  type.title,
  {
    display: 'grid',
    placeItems: 'center',
    backgroundColor: color.surfaceSunken,
    color: color.accent,
  },
]);

export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
});

export const name = style([type.title]);
