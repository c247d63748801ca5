import { media, tokens } from '@parlour/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, layer, space, type, width } = tokens;

/** From here the masthead has one row. Relative, so that large text keeps two rows. */
export const wide = '(min-width: 76em)';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  backgroundColor: color.surface,
  borderBottom: `1px solid ${color.rule}`,
  // The masthead with the menu is tall and scrolls away, because it would take too much of a landscape screen.
  '@media': { [media.fromMd]: { position: 'static' } },
});

export const masthead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  width: '100%',
  maxWidth: `calc(${width.page} + 2 * ${space[8]})`,
  minHeight: '64px',
  marginInline: 'auto',
  paddingInline: space[5],
  '@media': {
    [media.fromMd]: {
      flexWrap: 'wrap',
      columnGap: space[5],
      rowGap: 0,
      minHeight: '84px',
      paddingInline: space[8],
    },
    [wide]: { flexWrap: 'nowrap' },
  },
});

export const clubName = style([
  type.heading,
  // Padding makes the text large enough to tap.
  { paddingBlock: space[2], textDecoration: 'none' },
  {
    '@media': {
      [media.fromMd]: { fontSize: '1.75rem' },
      // A long name breaks before the masthead gets a second row.
      [wide]: { flex: '1 0 0', minWidth: 'min-content', maxWidth: 'max-content' },
    },
  },
]);

// A page that is printed before the code of its sheet has loaded is printed itself (core/paper-11).
globalStyle(`${masthead} > :not(${clubName}), nav, button, footer`, {
  '@media': { [media.print]: { display: 'none !important' } },
});

export const actions = style({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  fontSize: '0.875rem',
  '@media': {
    [media.fromMd]: { display: 'flex', minHeight: '84px' },
  },
});

globalStyle(`${actions} > a`, { fontSize: 'inherit' });

/** An icon, because with a word a club's name would break before the menu on a wide screen. */
export const searchLink = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  // Beside the actions, and on a phone beside the button of the drawer.
  marginInlineStart: 'auto',
  color: color.ink,
  ':hover': { color: color.accent },
  selectors: { '&[aria-current="page"]': { color: color.accent } },
});

/** Plain, because an underline marks the current page. */
export const plainButton = style([
  type.label,
  {
    minHeight: '44px',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: color.inkMuted,
    fontSize: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { color: color.accent },
  },
]);

/** Browsers without popovers find the concierge in the footer. */
const withPopovers = style({
  '@supports': { 'not selector(:popover-open)': { display: 'none' } },
});

export const conciergeOpener = style([plainButton, withPopovers]);

/** Below the masthead's end, and scrolled with it. */
const popover = style([
  withPopovers,
  {
    position: 'absolute',
    top: `calc(${space[16]} + ${space[2]})`,
    insetInlineEnd: `max(${space[8]}, (100% - ${width.page}) / 2)`,
    margin: 0,
    padding: `${space[2]} ${space[5]}`,
    border: `1px solid ${color.rule}`,
    backgroundColor: color.surfaceRaised,
    color: color.ink,
    boxShadow: tokens.shadow.middle,
  },
]);

export const concierge = popover;

/** Entries below each other. */
const entries = { display: 'grid', justifyItems: 'start', rowGap: space[1] } as const;

export const ownMenu = style([
  popover,
  { fontSize: '0.875rem', selectors: { '&:popover-open': entries } },
]);

/** The member's initials in a circle, as on their profile. */
export const ownOpener = style([
  type.label,
  withPopovers,
  {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    padding: 0,
    border: `1px solid ${color.rule}`,
    borderRadius: '50%',
    backgroundColor: 'transparent',
    color: color.ink,
    cursor: 'pointer',
    ':hover': { borderColor: color.accent, color: color.accent },
  },
]);

/** A group of the drawer below another one. */
export const group = style({
  ...entries,
  paddingTop: space[4],
  borderTop: `1px solid ${color.rule}`,
});

export const drawerButton = style({
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  '@media': { [media.fromMd]: { display: 'none' } },
});

export const menu = style({
  display: 'none',
  '@media': {
    // On a row of its own, after the name and the actions.
    [media.fromMd]: { display: 'block', order: 1, flexBasis: '100%', paddingBottom: space[1] },
    [wide]: { order: 0, flexBasis: 'auto', paddingBottom: 0 },
  },
});

/** At least as high as the window, to keep the footer out of view while content is loading. */
export const main = style({
  minHeight: '100vh',
  paddingBlock: `${space[8]} ${space[16]}`,
  ':focus': { outline: 'none' },
  '@media': { [media.fromMd]: { paddingBlock: `${space[12]} ${space[24]}` } },
});
