import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const own = style([
  type.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[4]}`,
    paddingBlock: space[3],
    borderBlock: `1px solid ${color.rule}`,
  },
]);

export const code = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
