import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = tokens;

export const article = style({ display: 'flex', flexDirection: 'column', gap: space[10] });

export const withInvitation = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.fromLg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gap: space[16],
      alignItems: 'end',
    },
  },
});
