import { media, tokens } from '@parlour/ui/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { columns } from '../../components/teasers/columns.ts';

const { space } = tokens;

const grid = style({ display: 'grid', gap: `${space[8]} ${space[4]}` });

// A card is laid out by the width of its cell, as in the full list.
globalStyle(`${grid} > li`, { '@media': { [media.fromLg]: { containerType: 'inline-size' } } });

const wide = { columnGap: space[6] };

/** One row, which all cards share: a single one lies down beside its words. */
const row = { [media.fromLg]: { grid: 'none / auto-flow minmax(0, 1fr)' } };

/** Layouts of a section's teasers, closer together than in a full list, because a front page is read at a glance. */
export const cards = styleVariants({
  events: [grid, { '@media': { [media.fromMd]: { ...columns(3), ...wide }, ...row } }],
  benefits: [grid, columns(2), { '@media': { [media.fromMd]: wide, ...row } }],
  destinations: [
    grid,
    columns(2),
    { '@media': { [media.fromMd]: { ...columns(4), ...wide }, ...row } },
  ],
});
