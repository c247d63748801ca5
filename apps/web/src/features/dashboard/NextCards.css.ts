import { linkRow } from '@parlour/app/link-row';
import { media, tokens } from '@parlour/ui/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export { link } from '@parlour/app/link-row';

const { color, fontFamily, space, type } = tokens;

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': {
    [media.fromLg]: {
      selectors: {
        // A card alone would be a wide empty field, so the line is beside it.
        '&:has(> ul > :only-child)': {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          minHeight: '20rem',
        },
      },
    },
  },
});

/** Cards in a row, which is moved sideways where they have no room. */
export const cards = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(19rem, 86%), 1fr)',
  gap: space[4],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space[1],
  // Room for the outline of a focused card.
  padding: space[1],
  margin: `calc(-1 * ${space[1]})`,
});

export const card = style([
  linkRow,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[5],
    minHeight: '13.5rem',
    padding: space[5],
    border: `1px solid ${color.rule}`,
    backgroundColor: color.surfaceSunken,
    overflowWrap: 'anywhere',
    scrollSnapAlign: 'start',
    '@media': {
      [media.fromLg]: {
        minHeight: '14rem',
        // As high as the line beside it, whose words are in its middle too.
        selectors: { '&:only-child': { alignContent: 'center' } },
      },
    },
  },
]);

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  minWidth: 0,
  // A card without a day has its words alone.
  ':only-child': { gridColumn: '1 / -1' },
});

export const eyebrow = style([type.eyebrow, { color: color.inkMuted }]);

/** At most so many lines, so that the card keeps its height. */
const clamped = (lines: number) =>
  style({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
  });

/** One or two cards have the width for larger words. */
const few = `${cards}:not(:has(> :nth-child(3))) &`;

export const title = style([
  type.heading,
  clamped(2),
  { '@media': { [media.fromLg]: { selectors: { [few]: { fontSize: '1.625rem' } } } } },
]);

export const fact = style([
  type.small,
  clamped(1),
  {
    color: color.inkMuted,
    '@media': { [media.fromLg]: { selectors: { [few]: type.body } } },
  },
]);

export const code = style([
  clamped(1),
  {
    fontFamily: fontFamily.sans,
    fontSize: '1.375rem',
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.04em',
  },
]);

// Above the link that covers the card.
export const actions = style([
  type.small,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[5]}`,
    // At the foot of every card.
    marginTop: 'auto',
    paddingTop: space[2],
  },
]);

export const empty = style([type.body, { gridColumn: '1 / -1', color: color.inkMuted }]);

// The line has its height from the cards below it.
globalStyle(`${empty} + ${cards} > ${card}`, {
  minHeight: `calc(13.5rem - ${space[4]} - 1lh)`,
});

const strip = style({
  display: 'grid',
  alignContent: 'center',
  alignItems: 'center',
  gap: `${space[1]} ${space[5]}`,
  minHeight: '7.75rem',
  padding: `${space[4]} ${space[5]}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.fromMd]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.fromLg]: { minHeight: '5rem' },
  },
});

/** What waits for the member is filled, and anything else is quiet. */
export const stripe = styleVariants({
  waiting: [strip, { backgroundColor: color.accent, color: color.accentInk }],
  quiet: [strip, { border: `1px solid ${color.rule}` }],
});

export const stripeTitle = style([type.small, { fontWeight: 600 }]);

export const stripeText = style([type.body, clamped(2)]);

export const stripeActions = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[5]}`,
    selectors: { [`${stripe.waiting} &`]: { fontWeight: 600 } },
  },
]);
