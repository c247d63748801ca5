import { style, styleVariants } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';
import { lines } from '../Card/Card.css.ts';

const { color, space } = tokens;

const columnsOf = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const grid = style({
  display: 'grid',
  ...columnsOf(1),
  columnGap: space[4],
  rowGap: space[10],
  '@media': { [media.fromMd]: { columnGap: space[6] } },
});

export const phone = styleVariants({
  1: [grid],
  2: [grid, { '@media': { [media.belowMd]: { ...columnsOf(2), rowGap: space[8] } } }],
  lines: [grid, lines, { '@media': { [media.belowMd]: { rowGap: 0 } } }],
});

const from = (query: string) => (count: number) => ({ '@media': { [query]: columnsOf(count) } });
const counts = { 2: 2, 3: 3 };

export const md = styleVariants(counts, from(media.fromMd));
export const lg = styleVariants({ ...counts, 4: 4 }, from(media.fromLg));

// A card is laid out by the width of its cell.
const anyCell = style({ containerType: 'inline-size' });

export const cell = styleVariants({
  1: [anyCell],
  2: [anyCell],
  lines: [
    anyCell,
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
