import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = tokens;

// On phones a line with a small picture, as a card is there.
export const card = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: '88px minmax(0, 1fr)',
  '@media': { [media.fromMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
