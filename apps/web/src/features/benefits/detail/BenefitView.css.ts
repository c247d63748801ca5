import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const article = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

export const columns = style({
  display: 'grid',
  gap: space[10],
  '@media': {
    [media.fromLg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: space[16] },
  },
});

export const offer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingTop: space[6],
  borderTop: `1px solid ${color.rule}`,
});

export const offerTitle = style([type.title]);

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  gap: space[6],
});
