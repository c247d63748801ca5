import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  '@media': {
    [media.fromMd]: { flexDirection: 'row', alignItems: 'flex-start', gap: space[8] },
  },
});

export const date = style({
  '@media': {
    [media.fromMd]: { paddingRight: space[8], borderRight: `1px solid ${color.rule}` },
  },
});
