import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = tokens;

export const article = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

/** The text, and beside it on wide screens the facts. */
export const columns = style({
  display: 'grid',
  gap: space[10],
  '@media': {
    [media.fromLg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: space[16] },
  },
});

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  gap: space[6],
});
