import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

/** A row of the member's own things, with its button at the end. */
export const accountRow = style({
  display: 'flex',
  flexWrap: 'wrap',
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
