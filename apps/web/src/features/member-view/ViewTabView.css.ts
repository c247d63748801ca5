import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = tokens;

/** As far below the window's top as the pages of the shell below their menu. */
export const main = style({
  paddingBlock: space[8],
  '@media': { [media.fromMd]: { paddingBlock: space[12] } },
});
