import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius, space, type } = tokens;

const size = { width: '88px', height: '88px' };
const sizeFromMd = { width: '112px', height: '112px' };

export const card = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[5],
  '@media': { [media.fromMd]: { gap: space[6] } },
});

/** A round frame, inside a thin ring. */
export const face = style({
  ...size,
  flex: 'none',
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${color.accent}`,
  borderRadius: radius.round,
  '@media': { [media.fromMd]: sizeFromMd },
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

/** Short text is centered beside the face, and long text starts at its top. */
export const words = style({
  flex: 1,
  minWidth: 0,
  minHeight: size.height,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[1],
  '@media': { [media.fromMd]: { minHeight: sizeFromMd.height } },
});

export const name = style([type.title]);
