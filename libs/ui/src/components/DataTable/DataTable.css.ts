import { globalStyle, style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

const { color, duration, space, type } = tokens;

const columnTable = style([
  type.small,
  {
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'start',
    '@media': { [media.belowMd]: { display: 'block' } },
  },
]);

globalStyle(`${columnTable} caption`, { '@media': { [media.belowMd]: { display: 'block' } } });

// On a phone each cell carries its own heading. The order is then chosen elsewhere.
const columnHead = style({ '@media': { [media.belowMd]: { display: 'none' } } });

const columnBody = style({ '@media': { [media.belowMd]: { display: 'block' } } });

/** A tablet has the least room for columns. */
const spacing = style({
  padding: space[2],
  '@media': { [media.fromLg]: { paddingInline: space[3] } },
});

const columnHeading = style([
  type.eyebrow,
  spacing,
  {
    borderBottom: `1px solid ${color.ruleStrong}`,
    color: color.inkMuted,
    textAlign: 'start',
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    selectors: { '&[data-narrow]': { width: '1%' }, '&[data-align="end"]': { textAlign: 'end' } },
  },
]);

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'inherit',
  cursor: 'pointer',
  ':active': { color: color.accent },
  selectors: { '&:hover': { color: color.ink } },
});

/** Has its place also where the column is not the order, so that nothing moves. */
export const direction = style({
  width: '12px',
  opacity: 0,
  transition: `rotate ${duration.quick}`,
  selectors: {
    '&[data-direction]': { opacity: 1 },
    '&[data-direction="descending"]': { rotate: '180deg' },
    [`${sort}:hover &:not([data-direction])`]: { opacity: 0.5 },
  },
});

globalStyle(`${direction} svg`, { width: '12px', height: '12px' });

const anyRow = style({
  position: 'relative',
  borderBottom: `1px solid ${color.rule}`,
  selectors: {
    '&:hover, &:focus-within': { backgroundColor: color.surfaceSunken },
    '&[data-chosen]': { backgroundColor: color.surfaceSunken },
    '&[data-new], &[data-current]': { boxShadow: `inset 3px 0 ${color.accent}` },
    '[dir="rtl"] &:is([data-new], [data-current])': { boxShadow: `inset -3px 0 ${color.accent}` },
    '&[data-current]': { backgroundColor: color.surfaceRaised },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

const columnRow = style([
  anyRow,
  {
    '@media': {
      [media.belowMd]: {
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr',
        columnGap: space[3],
        padding: `${space[3]} ${space[3]}`,
        selectors: { '&[data-selectable]': { paddingInlineStart: space[12] } },
      },
    },
  },
]);

/** The checkbox of a row. Its label is as large as a finger, and over the row's link. */
const columnChoice = style({
  width: '1%',
  padding: 0,
  verticalAlign: 'middle',
  '@media': {
    [media.belowMd]: { position: 'absolute', insetBlockStart: space[1], insetInlineStart: 0 },
  },
});

const anyCell = style([spacing, { textAlign: 'start', verticalAlign: 'baseline' }]);

const columnName = style([
  anyCell,
  {
    fontWeight: 500,
    selectors: { [`${anyRow}[data-new] &`]: { fontWeight: 600 } },
    '@media': {
      [media.belowMd]: { ...type.body, gridColumn: '1 / -1', padding: `0 0 ${space[1]}` },
    },
  },
]);

const columnCell = style([
  anyCell,
  {
    color: color.inkMuted,
    // A long address breaks anywhere, and a column is still as wide as most words.
    minWidth: '72px',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-narrow]': { width: '1%', minWidth: 0, whiteSpace: 'nowrap' },
      '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    },
    '@media': {
      [media.belowMd]: {
        display: 'grid',
        gridColumn: '1 / -1',
        gridTemplateColumns: 'subgrid',
        justifyItems: 'start',
        alignItems: 'baseline',
        minWidth: 0,
        padding: 0,
        selectors: {
          '&[data-narrow]': { width: 'auto', whiteSpace: 'normal' },
          '&[data-align="end"]': { textAlign: 'start' },
          '&[data-phone="hidden"]': { display: 'none' },
        },
        '::before': { content: 'attr(data-label)', color: color.inkMuted },
      },
      // Wide enough for a button of one word.
      [media.fromMd]: { selectors: { '&:has(button)': { minWidth: '112px' } } },
    },
  },
]);

// What a cell has besides its first words stays below them, and not below the heading.
globalStyle(`${columnCell} > *`, { '@media': { [media.belowMd]: { gridColumn: 2 } } });

/** The whole row is pressable. */
export const link = style({
  color: color.ink,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
    },
    [`${anyRow}:hover &`]: {
      textDecoration: 'underline',
      textDecorationColor: color.accent,
      textUnderlineOffset: '4px',
    },
  },
});

// A control inside a cell or below the name is over the row's link.
globalStyle(`${anyRow} > td :is(a, button), ${link} ~ :is(a, button), ${link} ~ * :is(a, button)`, {
  position: 'relative',
});

// In lines each row is a grid of two columns and two lines, at each width.
const lineTable = style([type.small, { display: 'block', textAlign: 'start' }]);

globalStyle(`${lineTable} caption`, { display: 'block' });

/** For screen readers alone: the order is chosen elsewhere. */
const lineHead = visuallyHidden;

const lineRow = style([
  anyRow,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
    minHeight: '48px',
    padding: `3px ${space[3]}`,
    lineHeight: 1.3,
    selectors: { '&[data-selectable]': { paddingInlineStart: space[10] } },
  },
]);

const lineChoice = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
});

/** What is too long ends in dots. The thing itself shows it whole. */
const cut = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;

const lineName = style({
  ...cut,
  gridColumn: 1,
  padding: 0,
  fontWeight: 500,
  textAlign: 'start',
  selectors: { [`${anyRow}[data-new] &`]: { fontWeight: 600 } },
});

const lineCell = style({
  ...cut,
  // By its side, so that a column that is left out moves no other one there.
  gridColumn: 1,
  minWidth: 0,
  padding: 0,
  color: color.inkMuted,
  textAlign: 'start',
  selectors: {
    '&[data-align="end"]': {
      gridColumn: 2,
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  '@media': { [media.belowMd]: { selectors: { '&[data-phone="hidden"]': { display: 'none' } } } },
});

const lineBody = style({ display: 'block' });

/** The parts of a table by its layout. */
export const layouts = {
  columns: {
    table: columnTable,
    head: columnHead,
    heading: columnHeading,
    body: columnBody,
    row: columnRow,
    choice: columnChoice,
    name: columnName,
    cell: columnCell,
  },
  lines: {
    table: lineTable,
    head: lineHead,
    heading: '',
    body: lineBody,
    row: lineRow,
    choice: lineChoice,
    name: lineName,
    cell: lineCell,
  },
} as const;
