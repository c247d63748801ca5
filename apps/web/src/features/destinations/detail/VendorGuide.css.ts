import { media, tokens } from '@parlour/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { columns } from '../../../components/teasers/columns.ts';

const { space } = tokens;

export const sections = style({
  display: 'grid',
  ...columns(1),
  gap: `${space[16]} ${space[6]}`,
  '@media': { [media.fromLg]: columns(2) },
});

/** A section of one or two vendors would leave half of its row empty, so two of them share one. */
export const section = styleVariants({
  half: {},
  whole: { '@media': { [media.fromLg]: { gridColumn: '1 / -1' } } },
});
