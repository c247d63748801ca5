import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = tokens;

export const columns = style({
  display: 'grid',
  gap: space[12],
  '@media': {
    [media.fromLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[16] },
  },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
});
