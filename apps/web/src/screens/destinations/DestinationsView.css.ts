import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = tokens;

// Portraits are tall, so that phones show two of them in a row.
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[4]}`,
  '@media': {
    [media.fromMd]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${space[12]} ${space[6]}`,
    },
  },
});
