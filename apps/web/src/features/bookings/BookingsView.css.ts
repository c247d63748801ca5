import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const entry = style({
  paddingBlock: space[8],
  borderBottom: `1px solid ${color.rule}`,
  ':first-child': { paddingTop: 0 },
});
