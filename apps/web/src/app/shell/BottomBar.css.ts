import { media, tokens } from '@parlour/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, duration, layer, space } = tokens;

/** The windows with a bar. Exported from here, because the tokens themselves would be part of the first load. */
export const narrow = media.belowMd;

const HEIGHT = '60px';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.header,
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  paddingBottom: 'env(safe-area-inset-bottom, 0px)',
  backgroundColor: color.surface,
  borderTop: `1px solid ${color.rule}`,
  // On a low screen it would take too much, and the drawer has everything.
  '@media': { [media.low]: { display: 'none' } },
});

// A page's own bar takes its place, since two would take a sixth of the screen.
globalStyle(`:root:has([data-page-bar]) ${bar}`, { display: 'none' });

globalStyle(`:root:has(${bar}):not(:has([data-page-bar]))`, {
  '@media': {
    [`screen and ${media.belowMd} and (min-height: 400.02px)`]: {
      vars: { '--bottom-bar': `calc(${HEIGHT} + env(safe-area-inset-bottom, 0px))` },
      // Keeps what gets the focus above the bar.
      scrollPaddingBottom: `calc(${tokens.bottomBar.height} + ${space[2]})`,
    },
  },
});

export const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  height: `calc(${HEIGHT} - 1px)`,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: color.inkMuted,
  // Five names fit beside each other with letters of any size.
  fontSize: 'min(0.75rem, 4vw)',
  lineHeight: 1,
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `color ${duration.quick}`,
  ':focus-visible': { outlineOffset: '-4px' },
  // A tapped item would keep it.
  '@media': {
    [media.hover]: { selectors: { '&:not([aria-current="page"]):hover': { color: color.accent } } },
  },
  selectors: {
    '&[aria-current="page"]': { color: color.ink },
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      top: '-1px',
      insetInline: space[4],
      borderTop: `2px solid ${color.accent}`,
    },
  },
});

globalStyle(`${item} > svg`, { fontSize: 'min(1.125rem, 6vw)' });
