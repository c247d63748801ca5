import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const entry = style({
  paddingBlock: space[3],
  '@media': { [media.fromMd]: { paddingBlock: space[4] } },
  borderTop: `1px solid ${color.rule}`,
  ':first-child': { paddingTop: 0, borderTop: 'none' },
});
