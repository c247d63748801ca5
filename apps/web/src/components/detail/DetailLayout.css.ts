import { breakpoints, media, tokens } from '@parlour/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, layer, space, width } = tokens;

const belowLg = `(max-width: ${breakpoints.lg - 0.02}px)`;

/** Phones with room for a bar beside the text. A low window, such as a zoomed one, has none. */
const withBar = `${media.belowMd} and (min-height: 400.02px)`;

export const article = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

const rooms = { display: 'grid', gap: space[8], alignItems: 'start' };

/** Words beside the picture on wide screens. On others every part is an item of the article, in the order of `order`. */
export const columns = style({
  '@media': {
    [belowLg]: { display: 'contents' },
    [media.fromLg]: {
      ...rooms,
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: space[16],
    },
  },
});

/** With something below the words, which the other column is beside. */
export const columnsWithBeside = style([
  columns,
  { '@media': { [media.fromLg]: { gridTemplateRows: 'auto 1fr', rowGap: space[8] } } },
]);

const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minWidth: 0,
  '@media': { [belowLg]: { display: 'contents' } },
});

/** The right column, although a screen reader begins with it. */
export const words = style([
  column,
  {
    gap: space[6],
    '@media': {
      [media.fromLg]: { gridArea: '1 / 2' },
      // The action stays in view beside a long text.
      [`${media.fromLg} and (min-height: 800px)`]: { position: 'sticky', top: space[8] },
    },
  },
]);

export const glance = style([column, { gap: space[6] }]);

export const rest = style([
  column,
  {
    '@media': { [media.fromLg]: { gridArea: '1 / 1' } },
    selectors: { [`${columnsWithBeside} > &`]: { gridRowEnd: 'span 2' } },
  },
]);

export const beside = style({
  order: 3,
  minWidth: 0,
  '@media': { [media.fromLg]: { gridArea: '2 / 2' } },
});

export const picture = style({ order: 1 });

export const facts = style({
  order: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
});

export const about = style({
  order: 3,
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minWidth: 0,
  maxWidth: width.text,
  ':empty': { display: 'none' },
});

export const after = style({
  order: 4,
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  marginTop: space[8],
  ':empty': { display: 'none' },
});

// With nothing on the left, the words take its place.
globalStyle(`${columns}:has(> div > ${about}:only-child:empty) > div`, {
  '@media': { [media.fromLg]: { gridArea: '1 / 1' } },
});

/**
 * Below the heading; on phones a bar at the foot of the window, in the place of the shell's. It rests at the end of the
 * page, so it covers neither the end of the text nor the footer.
 */
export const action = style({
  '@media': {
    [`${media.fromMd} and ${belowLg}`]: { width: '100%', maxWidth: width.narrow },
    [withBar]: {
      order: 5,
      position: 'sticky',
      bottom: tokens.bottomBar.others,
      zIndex: layer.header,
      marginInline: `calc(-1 * ${space[5]})`,
      paddingInline: space[5],
      paddingBlock: space[3],
      borderTop: `1px solid ${color.rule}`,
      backgroundColor: color.surface,
    },
  },
});

// The bar with a member's own state has two or three rows.
const bars = [
  [`html:has(${action})`, '74px'],
  [`html:has(${action} p)`, '132px'],
] as const;

for (const [page, height] of bars) {
  globalStyle(page, {
    '@media': {
      [withBar]: { vars: { [tokens.bottomBar.property]: height }, scrollPaddingBottom: height },
    },
  });
}
