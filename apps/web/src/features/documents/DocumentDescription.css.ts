import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space, type } = tokens;

export const block = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[1],
  paddingTop: space[1],
});

/** Each detail is on its own line. */
export const text = style([type.small, { whiteSpace: 'pre-line', overflowWrap: 'anywhere' }]);
