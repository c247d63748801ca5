import { style, styleVariants } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

const field = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[2]} ${space[3]}`,
  minHeight: space[24],
  padding: space[4],
  border: `1px dashed ${color.ruleStrong}`,
  borderRadius: tokens.radius.small,
  backgroundColor: color.surfaceRaised,
  transition: `border-color ${duration.quick}, background-color ${duration.quick}`,
  selectors: {
    '&[data-compact]': {
      width: 'fit-content',
      minHeight: tokens.controlHeight.small,
      padding: `0 ${space[3]}`,
      borderStyle: 'none',
      backgroundColor: 'transparent',
    },
    '&:hover:not(:has(:disabled))': { borderColor: color.ink },
    '&:active:not(:has(:disabled))': { backgroundColor: color.surfaceSunken },
    '&:has([aria-invalid="true"])': { borderColor: color.critical },
    '&:has(:disabled)': { backgroundColor: color.surfaceSunken, borderColor: color.rule },
    '&:has(:focus-visible)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: 0,
      borderColor: color.focus,
    },
  },
});

export const zone = styleVariants({
  quiet: [field],
  over: [
    field,
    { borderStyle: 'solid', borderColor: color.accent, backgroundColor: color.surfaceSunken },
  ],
});

/** Invisible, and covers the whole zone to receive every press and drop. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
});

export const button = style([
  type.label,
  {
    color: color.ink,
    textDecoration: 'underline',
    textDecorationColor: color.accent,
    textDecorationThickness: '1px',
    textUnderlineOffset: '6px',
    selectors: { ':disabled ~ &': { color: color.inkMuted } },
  },
]);

/** Hidden for touch, where nothing can be dropped. */
export const aside = style([
  type.small,
  { color: color.inkMuted, '@media': { [media.touch]: { display: 'none' } } },
]);

export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});

export const name = style([type.small, { minWidth: 0, overflowWrap: 'anywhere' }]);

export const several = style([type.small, { color: color.inkMuted }]);

export const size = style({ color: color.inkMuted, whiteSpace: 'nowrap' });
