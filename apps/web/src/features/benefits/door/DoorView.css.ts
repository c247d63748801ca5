import { media, tokens } from '@parlour/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, fontFamily, space, type } = tokens;

/** A phone that lies on its side has room beside the QR code too. */
const beside = `${media.fromMd}, (orientation: landscape) and (min-width: 560px)`;

const centered = style({
  display: 'grid',
  justifyItems: 'center',
  width: '100%',
  maxWidth: '1040px',
  marginInline: 'auto',
  textAlign: 'center',
});

const withQr = style({
  gap: space[3],
  '@media': {
    [beside]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: space[6],
      justifyItems: 'start',
      textAlign: 'start',
    },
  },
});

export const content = styleVariants({
  withQr: [centered, withQr],
  alone: [centered, { gap: space[8] }],
});

const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
  maxWidth: '100%',
  '@media': { [beside]: { selectors: { [`${withQr} &`]: { gridColumn: 2 } } } },
});

export const house = style([
  words,
  { '@media': { [beside]: { selectors: { [`${withQr} &`]: { alignSelf: 'end' } } } } },
]);

export const provider = style([type.title]);

export const value = style([type.heading, { color: color.accent }]);

export const fact = style([type.small, { color: color.inkMuted }]);

export const qr = style({
  // Leaves room for the words on the first screen.
  width: 'min(100%, 44svh, 380px)',
  height: 'auto',
  backgroundColor: color.surface,
  // Scanners look for dark on light.
  forcedColorAdjust: 'none',
  '@media': {
    [beside]: { gridArea: '1 / 1 / 3 / 2', alignSelf: 'center', width: 'min(46vw, 64svh, 440px)' },
  },
});

export const number = style([words]);

const numerals = style({
  fontFamily: fontFamily.sans,
  // A usual code has one line on a phone.
  fontSize: 'clamp(2rem, 1.3rem + 2.8vw, 3.25rem)',
  lineHeight: 1.25,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums slashed-zero',
  letterSpacing: '0.02em',
  whiteSpace: 'break-spaces',
  userSelect: 'all',
});

export const code = styleVariants({
  valid: [numerals],
  ended: [numerals, { color: color.inkMuted }],
});

const groups = style({
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});

/** An inline block takes no line through it from what is around it. */
export const group = styleVariants({
  valid: [groups],
  ended: [groups, { textDecoration: 'line-through 2px' }],
});

export const lastDay = style([type.lead]);

export const ended = style([type.heading, { color: color.critical }]);
