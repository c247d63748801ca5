import { style, type StyleRule } from '@vanilla-extract/css';
import { media as screen, tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

/** A list whose cards are lines on a phone, each with a small picture. */
export const lines = style({});

const inLines = (rule: StyleRule): StyleRule => ({
  '@media': { [screen.belowMd]: { selectors: { [`${lines} &`]: rule } } },
});

/** In a cell as wide as this, the words are beside the picture. */
const WIDE = '(min-width: 620px)';

export const card = style([
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    height: '100%',
    '@container': { [WIDE]: { flexDirection: 'row', alignItems: 'center', gap: space[8] } },
  },
  inLines({ flexDirection: 'row' }),
]);

// Above its words, and after them in the document: the title is reached before the button in its corner.
export const media = style([
  {
    position: 'relative',
    order: -1,
    overflow: 'hidden',
    '@container': { [WIDE]: { flex: '0 0 50%' } },
  },
  inLines({ flex: '0 0 88px', alignSelf: 'flex-start' }),
]);

export const badge = style([
  { position: 'absolute', top: space[3], insetInlineStart: space[3], zIndex: 1 },
  inLines({ top: 0, insetInlineStart: 0 }),
]);

export const content = style([
  { display: 'flex', flexGrow: 1, flexDirection: 'column', gap: space[2], minWidth: 0 },
  inLines({ gap: space[1] }),
  {
    '@media': {
      [screen.belowMd]: {
        // Beside it is the button in the corner, the third part of the card.
        selectors: {
          [`${lines} ${card}:has(> :nth-child(3)) > &`]: { paddingInlineEnd: space[10] },
        },
      },
    },
  },
]);

export const eyebrow = style([type.eyebrow, { color: color.accent }]);

export const title = style([
  type.heading,
  { '@container': { [WIDE]: { fontSize: '1.625rem' } } },
  inLines({ fontSize: '1.125rem' }),
]);

// The link covers the card: all of it is pressable while the accessible name stays short.
export const link = style({
  textDecoration: 'none',
  transition: `color ${duration.quick}`,
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    [`${card}:hover &`]: { color: color.accent },
    '&:active': { textDecoration: 'underline 1px', textUnderlineOffset: '0.25em' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' },
  },
});

export const text = style([
  type.small,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    color: color.inkMuted,
  },
  inLines({ WebkitLineClamp: 2 }),
]);

export const meta = style([type.small, { color: color.ink }]);

// Above the link that covers the card, and at its foot, so that the buttons of a row are in line.
export const action = style({
  position: 'relative',
  alignSelf: 'flex-start',
  marginTop: 'auto',
  paddingTop: space[2],
});
