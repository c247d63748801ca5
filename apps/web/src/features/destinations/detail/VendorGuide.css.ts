import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';
import { columns } from '../../../components/teasers/columns.ts';

const { space } = tokens;

// As many columns as a collapsed section has vendors, or half as many.
export const cards = style({
  display: 'grid',
  ...columns(2),
  gap: `${space[8]} ${space[4]}`,
  '@media': {
    [media.fromMd]: { gap: `${space[10]} ${space[6]}` },
    [media.fromLg]: columns(4),
  },
});
