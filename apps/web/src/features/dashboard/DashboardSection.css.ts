import { media, tokens } from '@parlour/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { columns } from '../../components/teasers/columns.ts';

const { space } = tokens;

const grid = style({ display: 'grid', gap: `${space[8]} ${space[4]}` });

const wide = { columnGap: space[6] };

/** Layouts of a section's teasers, closer together than in a full list, because a front page is read at a glance. */
export const cards = styleVariants({
  events: [grid, { '@media': { [media.fromMd]: { ...columns(3), ...wide } } }],
  benefits: [grid, columns(2), { '@media': { [media.fromMd]: wide, [media.fromLg]: columns(4) } }],
  destinations: [grid, columns(2), { '@media': { [media.fromMd]: { ...columns(4), ...wide } } }],
});
