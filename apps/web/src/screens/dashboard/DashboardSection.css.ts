import { media, tokens } from '@parlour/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { columns } from '../../cards/columns.ts';

const { space } = tokens;

const grid = style({ display: 'grid', gap: `${space[8]} ${space[4]}` });

const wide = { columnGap: space[6] };

/** A section's cards. A front page is read at a glance, so they stand closer than in a list of their own. */
export const cards = styleVariants({
  events: [grid, { '@media': { [media.fromMd]: { ...columns(3), ...wide } } }],
  benefits: [grid, columns(2), { '@media': { [media.fromMd]: wide, [media.fromLg]: columns(4) } }],
  destinations: [grid, columns(2), { '@media': { [media.fromMd]: { ...columns(4), ...wide } } }],
});
