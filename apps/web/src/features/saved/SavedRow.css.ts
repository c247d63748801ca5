import { linkRow } from '@parlour/app/link-row';
import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

export { fact, link } from '@parlour/app/link-row';

const { color, space, type } = tokens;

export const row = style([
  linkRow,
  {
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr) 44px',
    alignItems: 'start',
    columnGap: space[4],
    paddingBlock: space[6],
    borderBottom: `1px solid ${color.rule}`,
    selectors: { 'li:last-child > &': { borderBottom: 0 } },
    '@media': {
      [media.fromMd]: { gridTemplateColumns: '144px minmax(0, 1fr) 44px', columnGap: space[6] },
      // They are beside each other.
      [media.fromLg]: { borderBottom: 0 },
    },
  },
]);

export const picture = style({ minWidth: 0 });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const title = style([type.heading]);

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const note = style([
  type.body,
  {
    paddingInlineStart: space[3],
    borderInlineStart: `2px solid ${color.accent}`,
    whiteSpace: 'pre-line',
  },
]);

const aboveLink = style({ position: 'relative', zIndex: 1 });

export const actions = style([
  aboveLink,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[4]}`,
    '@media': {
      // Below the heart, so that both are in one line.
      [media.belowMd]: { columnGap: space[3], marginInlineEnd: `calc(-1 * ${space[12]})` },
    },
  },
]);

export const form = style([aboveLink, { width: '100%', maxWidth: tokens.width.narrow }]);

export const formActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });

// Its icon is in line with the title.
export const heart = style([aboveLink, { marginTop: `calc(-1 * ${space[2]})` }]);
