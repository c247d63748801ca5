import { style } from '@vanilla-extract/css';
import { media } from '../../libs/ui/src/media.ts';
import { tokens } from '../../libs/ui/src/tokens.css.ts';

const { color, space, type } = tokens;

export const pairs = style([
  type.body,
  {
    display: 'grid',
    gap: space[10],
    margin: 0,
    marginBlock: space[6],
    paddingInlineStart: 0,
    listStyle: 'none',
    color: color.ink,
    fontFamily: tokens.fontFamily.sans,
  },
]);

export const widePair = style({ display: 'grid', gap: space[6] });

export const pair = style([
  widePair,
  {
    '@media': {
      [media.fromMd]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateRows: 'auto auto',
        rowGap: 0,
      },
    },
  },
]);

const side = style({
  minWidth: 0,
  margin: 0,
  border: `1px solid ${color.rule}`,
  borderTopWidth: '3px',
  backgroundColor: color.surface,
  // Both drawings begin at one height, however long the words above are.
  selectors: {
    [`${pair} > &`]: {
      '@media': {
        [media.fromMd]: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
      },
    },
  },
});

export const example = {
  do: style([side, { borderTopColor: color.positive }]),
  // Another line too, for who does not see the colors.
  dont: style([side, { borderTopColor: color.critical, borderTopStyle: 'dashed' }]),
};

export const caption = style([
  type.small,
  { padding: `${space[3]} ${space[4]}`, borderBottom: `1px solid ${color.rule}` },
]);

const label = style([
  type.label,
  { display: 'flex', alignItems: 'center', gap: space[1], marginBottom: space[1] },
]);

export const word = {
  do: style([label, { color: color.positive }]),
  dont: style([label, { color: color.critical }]),
};

export const drawing = style({
  minWidth: 0,
  padding: space[2],
  '@media': { [media.fromMd]: { padding: space[4] } },
});
