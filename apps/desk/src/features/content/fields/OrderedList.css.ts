import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const list = style([
  type.body,
  { marginTop: space[3], borderTop: `1px solid ${color.rule}` },
]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  borderBottom: `1px solid ${color.rule}`,
});

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
