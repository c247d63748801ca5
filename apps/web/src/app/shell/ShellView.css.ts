import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, layer, space, width } = tokens;

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  backgroundColor: color.surface,
  borderBottom: `1px solid ${color.rule}`,
  // The masthead with the menu is tall and scrolls away, because it would take too much of a landscape screen.
  '@media': { [media.fromMd]: { position: 'static' } },
});

const row = style({
  width: '100%',
  maxWidth: `calc(${width.page} + 2 * ${space[8]})`,
  marginInline: 'auto',
  paddingInline: space[5],
  '@media': { [media.fromMd]: { paddingInline: space[8] } },
});

export const masthead = style([
  row,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    minHeight: '64px',
    '@media': { [media.fromMd]: { minHeight: '84px' } },
  },
]);

export const clubName = style([
  tokens.type.heading,
  // Padding makes the text large enough to tap.
  { paddingBlock: space[2], textDecoration: 'none' },
  { '@media': { [media.fromMd]: { fontSize: '1.75rem' } } },
]);

export const actions = style({
  display: 'none',
  alignItems: 'center',
  gap: space[5],
  '@media': { [media.fromMd]: { display: 'flex' } },
});

export const drawerButton = style({
  marginRight: `calc(-1 * ${space[2]})`,
  '@media': { [media.fromMd]: { display: 'none' } },
});

export const menu = style([
  row,
  {
    display: 'none',
    '@media': { [media.fromMd]: { display: 'block', paddingBottom: space[1] } },
  },
]);

/** At least as high as the window, to keep the footer out of view while content is loading. */
export const main = style({
  minHeight: '100vh',
  paddingBlock: `${space[8]} ${space[16]}`,
  ':focus': { outline: 'none' },
  '@media': { [media.fromMd]: { paddingBlock: `${space[12]} ${space[24]}` } },
});
