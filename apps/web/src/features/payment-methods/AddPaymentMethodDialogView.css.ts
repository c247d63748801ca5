import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});

export const legend = style([
  type.label,
  { padding: 0, marginBottom: space[5], color: color.inkMuted },
]);
