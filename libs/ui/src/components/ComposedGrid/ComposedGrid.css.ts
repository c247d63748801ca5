import { style, styleVariants } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';
import { lines } from '../Card/Card.css.ts';

const { color, space } = tokens;

const spanOf = (length: number) => ({ gridColumn: `span ${12 / length}` });

const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: space[4],
  rowGap: space[10],
  '@media': { [media.fromMd]: { columnGap: space[6] } },
});

export const phoneColumns = styleVariants({
  1: [grid],
  2: [grid, { '@media': { [media.belowMd]: { rowGap: space[8] } } }],
  lines: [grid, lines, { '@media': { [media.belowMd]: { rowGap: 0 } } }],
});

// A card is laid out by the width of its cell.
const cell = style({ containerType: 'inline-size' });

export const phone = styleVariants({
  1: [cell, spanOf(1)],
  2: [cell, spanOf(2)],
  lines: [
    cell,
    spanOf(1),
    {
      '@media': {
        [media.belowMd]: {
          paddingBlock: space[3],
          selectors: { '& + &': { borderTop: `1px solid ${color.rule}` } },
        },
      },
    },
  ],
});

const from = (query: string) => (length: number) => ({ '@media': { [query]: spanOf(length) } });
const lengths = { 1: 1, 2: 2, 3: 3 };

export const md = styleVariants(lengths, from(media.fromMd));
export const lg = styleVariants({ ...lengths, 4: 4 }, from(media.fromLg));
