import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

/** A page with panes is as high as the window: its panes scroll, and not the page. */
export const frame = style({
  selectors: {
    '&:has([data-workbench])': { display: 'flex', flexDirection: 'column', height: '100dvh' },
  },
});

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: tokens.layer.header,
  borderBottom: `1px solid ${color.rule}`,
  backgroundColor: color.surface,
  '@media': {
    // One line, with the few pages of an area after the areas. Many have a line of their own.
    [media.fromXl]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space[4],
      paddingInline: space[6],
    },
  },
});

export const masthead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  minHeight: '56px',
  paddingInline: space[4],
  '@media': {
    [media.fromMd]: { flexWrap: 'nowrap', paddingInline: space[6] },
    [media.fromXl]: { display: 'contents' },
  },
});

export const clubName = style([
  type.heading,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '44px',
    paddingBlock: space[2],
    marginInlineEnd: 'auto',
    fontSize: '1.125rem',
    textDecoration: 'none',
    '@media': { [media.fromMd]: { marginInlineEnd: 0 } },
  },
]);

export const mark = style([
  type.eyebrow,
  { fontFamily: tokens.fontFamily.sans, color: color.accent },
]);

/** On a phone a row of its own. */
export const menu = style({
  display: 'flex',
  gap: space[4],
  order: 3,
  width: '100%',
  overflowX: 'auto',
  scrollSnapType: 'inline proximity',
  '@media': {
    [media.fromMd]: { order: 0, flex: '1 1 auto', width: 'auto' },
    [media.fromXl]: { flex: '0 1 auto' },
  },
});

/** The pages of an area. What does not fit is scrolled to. */
export const pages = style({
  display: 'flex',
  gap: space[5],
  paddingInline: space[4],
  borderTop: `1px solid ${color.rule}`,
  overflowX: 'auto',
  scrollSnapType: 'inline proximity',
  '@media': {
    [media.fromMd]: { paddingInline: space[6] },
    [media.fromXl]: {
      order: 2,
      flex: '1 0 100%',
      minWidth: 0,
      paddingInline: 0,
      selectors: {
        '&[data-few]': {
          order: 0,
          flex: '1 1 0',
          paddingInlineStart: space[4],
          borderTop: 0,
          borderInlineStart: `1px solid ${color.rule}`,
        },
      },
    },
  },
});

export const entry = style([
  type.label,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    borderBottom: '2px solid transparent',
    color: color.inkMuted,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: color.ink },
      // A count that comes later moves the entries, and the current one stays in sight.
      '&[aria-current]': {
        borderBottomColor: color.accent,
        color: color.ink,
        scrollSnapAlign: 'center',
      },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': {
      // Forced colors draw every border, even a transparent one.
      [media.forcedColors]: {
        borderBottomColor: 'Canvas',
        selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } },
      },
    },
  },
]);

/** How much waits on a page of the menu. */
export const count = style({ marginInlineStart: space[2], color: color.accent });

export const person = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    // A long name gives way to the menu.
    flexShrink: 100,
    minWidth: '8rem',
    maxWidth: '100%',
    whiteSpace: 'nowrap',
    '@media': { [media.fromXl]: { order: 1, marginInlineStart: 'auto' } },
  },
]);

export const ownAccount = style({
  overflow: 'hidden',
  lineHeight: '44px',
  textOverflow: 'ellipsis',
  color: color.inkMuted,
  textDecoration: 'none',
  selectors: { '&:hover, &[aria-current]': { color: color.ink, textDecoration: 'underline' } },
});

export const sample = style([
  type.small,
  {
    padding: `${space[1]} ${space[4]}`,
    backgroundColor: color.surfaceSunken,
    color: color.inkMuted,
    textAlign: 'center',
  },
]);

export const main = style({
  selectors: {
    [`${frame}:has([data-workbench]) > &`]: {
      display: 'flex',
      flex: '1 1 auto',
      minHeight: 0,
      padding: 0,
    },
  },
  padding: `${space[5]} ${space[4]} ${space[16]}`,
  outline: 'none',
  '@media': { [media.fromMd]: { padding: `${space[6]} ${space[6]} ${space[16]}` } },
});
