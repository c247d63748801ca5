import { style, styleVariants } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { space } = tokens;

const columnsOf = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const grid = style({ display: 'grid', gridTemplateColumns: columnsOf(1), gap: space[5] });

export const fields = style([
  grid,
  { '@media': { [media.fromMd]: { gridTemplateColumns: columnsOf(2) } } },
]);

const cardGrid = style([fields, { gap: `${space[10]} ${space[6]}` }]);

export const cards = styleVariants({
  2: [cardGrid],
  3: [cardGrid, { '@media': { [media.fromLg]: { gridTemplateColumns: columnsOf(3) } } }],
  4: [cardGrid, { '@media': { [media.fromLg]: { gridTemplateColumns: columnsOf(4) } } }],
});
