import { linkRow } from '@parlour/app/link-row';
import { media, tokens } from '@parlour/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export { fact, link } from '@parlour/app/link-row';

const { color, space, type } = tokens;

export const row = style([
  linkRow,
  {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) 72px',
    columnGap: space[4],
    paddingBlock: space[6],
    borderBottom: `1px solid ${color.rule}`,
    selectors: { 'li:last-child > &': { borderBottom: 0 } },
    '@media': {
      [media.fromMd]: { gridTemplateColumns: '96px minmax(0, 1fr) 144px', columnGap: space[8] },
    },
  },
]);

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
  // The last column holds a picture, and belongs to the words where there is none.
  ':last-child': { gridColumn: '2 / -1' },
});

export const title = style([type.heading]);

// Above the link that covers the row.
export const actions = style([
  type.small,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[5]}`,
  },
]);

// Links and buttons of a row look alike.
globalStyle(`${actions} :is(a, button)`, {
  ...type.label,
  fontSize: 'inherit',
  letterSpacing: 'inherit',
  textUnderlineOffset: '0.25em',
});
