import { style } from '@vanilla-extract/css';
import { tokens } from '@parlour/ui/tokens';

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
});
