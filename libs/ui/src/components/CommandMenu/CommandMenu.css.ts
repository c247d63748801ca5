import { globalStyle, style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';
import { surface } from '../Dialog/Dialog.css.ts';

const { color, space, type } = tokens;

export const popup = style([
  surface,
  {
    '@media': {
      [media.fromMd]: {
        inset: `${space[16]} 0 auto`,
        margin: '0 auto',
        width: '640px',
        maxHeight: `min(560px, calc(100% - ${space[24]}))`,
        border: `1px solid ${color.ruleStrong}`,
        boxShadow: tokens.shadow.high,
      },
    },
  },
]);

export const field = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[4],
  borderBottom: `1px solid ${color.rule}`,
  color: color.inkMuted,
});

globalStyle(`${field} svg`, { flex: 'none', width: '20px', height: '20px' });

export const input = style([
  type.body,
  {
    flex: 1,
    minWidth: 0,
    height: tokens.controlHeight.regular,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: color.ink,
    // The list shows what is highlighted, and the field alone takes the focus.
    outline: 'none',
    '::placeholder': { color: color.inkMuted, opacity: 1 },
  },
]);

/** Without words it takes no room, but remains for screen readers. */
export const quiet = style({ height: 0 });

export const status = style([
  type.small,
  { padding: `${space[2]} ${space[4]}`, color: color.inkMuted },
]);

export const list = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space[8],
  paddingBottom: space[2],
});

export const group = style({ paddingTop: space[2] });

export const groupLabel = style([
  type.eyebrow,
  { padding: `${space[1]} ${space[4]}`, color: color.inkMuted },
]);

export const command = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    minHeight: '36px',
    padding: `${space[1]} ${space[4]}`,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      // The outline is visible only in forced-colors mode.
      '&[data-highlighted]': {
        backgroundColor: color.surfaceSunken,
        boxShadow: `inset 3px 0 ${color.accent}`,
        outline: '2px solid transparent',
        outlineOffset: '-2px',
      },
      '[dir="rtl"] &[data-highlighted]': { boxShadow: `inset -3px 0 ${color.accent}` },
      '&:hover': { backgroundColor: color.surfaceSunken },
      '&:active': { color: color.accent },
    },
    '@media': { [media.touch]: { minHeight: '48px' } },
  },
]);

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const detail = style({ marginInlineStart: space[2], color: color.inkMuted });
