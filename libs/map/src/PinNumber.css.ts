import { style } from '@vanilla-extract/css';
import { media, tokens } from '@parlour/ui/tokens';

const { color } = tokens;

export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: '30px',
  height: '30px',
  border: `2px solid ${color.accentInk}`,
  borderRadius: tokens.radius.round,
  backgroundColor: color.accent,
  color: color.accentInk,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums tabular-nums',
  // The picture of a line is small, and its cover has the name in its middle.
  '@media': {
    [media.belowMd]: { width: '22px', height: '22px', borderWidth: '1px', fontSize: '0.6875rem' },
  },
});
