import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, fontFamily, space, type } = tokens;

export const date = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  whiteSpace: 'nowrap',
});

export const weekday = style([type.eyebrow, { color: color.accent }]);

export const day = style({
  fontFamily: fontFamily.serif,
  fontSize: '2.75rem',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums',
  '@media': { [media.fromMd]: { fontSize: '3.5rem' } },
});

export const month = style([type.eyebrow, { color: color.inkMuted, letterSpacing: '0.08em' }]);
