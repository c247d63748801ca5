import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = tokens;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': { [media.fromMd]: { gap: space[6] } },
});

export const body = style({ marginTop: space[8] });
