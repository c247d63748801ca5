import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[5] });

export const item = style({
  paddingBlock: space[5],
  borderBottom: `1px solid ${color.rule}`,
  overflowWrap: 'anywhere',
});
