import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';
import { columns } from '../../../components/teasers/columns.ts';

const { space } = tokens;

// Portraits are tall, so phones show two columns.
export const cards = style({
  display: 'grid',
  ...columns(2),
  gap: `${space[8]} ${space[4]}`,
  '@media': {
    [media.fromMd]: { ...columns(3), gap: `${space[12]} ${space[6]}` },
    [media.fromLg]: columns(4),
  },
});
