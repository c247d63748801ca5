import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[4],
  borderBottom: `1px solid ${color.rule}`,
});

/** Beside the button if a few words fit, and above it otherwise. */
export const words = style({
  flex: '1 1 10rem',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  overflowWrap: 'anywhere',
});

export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
});

export const device = style([type.heading]);

export const facts = style([
  type.small,
  { color: color.inkMuted, fontVariantNumeric: 'tabular-nums lining-nums' },
]);
