import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

/** Rows that wrap above the list, and one below the other beside it. */
export const views = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  '@media': { [media.fromXxl]: { flexDirection: 'column', flexWrap: 'nowrap' } },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[1]}`,
  '@media': { [media.fromXxl]: { flexDirection: 'column', flexWrap: 'nowrap' } },
});

export const title = style([
  type.eyebrow,
  {
    alignSelf: 'center',
    padding: space[2],
    color: color.inkMuted,
    '@media': { [media.fromXxl]: { alignSelf: 'start' } },
  },
]);

export const view = style([
  type.small,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space[2],
    minHeight: '32px',
    paddingInline: space[2],
    borderRadius: tokens.radius.small,
    color: color.inkMuted,
    textDecoration: 'none',
    // No word of a view breaks, but a saved name may be one long word.
    overflowWrap: 'break-word',
    selectors: {
      '&:hover': { backgroundColor: color.surfaceSunken, color: color.ink },
      '&:active': { color: color.accent },
      '&[aria-current]': {
        backgroundColor: color.surfaceSunken,
        boxShadow: `inset 3px 0 ${color.accent}`,
        color: color.ink,
        fontWeight: 600,
      },
      '[dir="rtl"] &[aria-current]': { boxShadow: `inset -3px 0 ${color.accent}` },
    },
    '@media': {
      [media.touch]: { minHeight: '44px' },
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: '1px solid Highlight' } },
      },
    },
  },
]);

export const counts = style({
  display: 'flex',
  gap: space[1],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const unseen = style({ color: color.accent, fontWeight: 600 });
