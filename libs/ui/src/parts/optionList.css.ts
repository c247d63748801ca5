import { globalStyle, style } from '@vanilla-extract/css';
import { media, tokens } from '../tokens.css.ts';

const { color, duration, space } = tokens;

export const positioner = style({ zIndex: tokens.layer.popup });

export const popup = style({
  width: 'var(--anchor-width)',
  maxWidth: 'var(--available-width)',
  border: `1px solid ${color.ruleStrong}`,
  borderRadius: tokens.radius.small,
  backgroundColor: color.surfaceRaised,
  color: color.ink,
  boxShadow: tokens.shadow.low,
  outline: 'none',
  transition: `opacity ${duration.quick}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

/** Eight rows, and at most 340 px (web/requests-11). */
const rowHeight = 42;
const listHeight = Math.min(rowHeight * 8, 340);

export const list = style({
  maxHeight: `min(${listHeight}px, var(--available-height))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: `${rowHeight}px`,
  padding: `${space[1]} ${space[3]}`,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // The outline is visible only in forced-colors mode.
    '&[data-highlighted]': {
      backgroundColor: color.surfaceSunken,
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
    '&[data-selected]': { color: color.accent },
  },
  '@media': { [media.touch]: { minHeight: '48px' } },
});

globalStyle(`${option} svg`, { flex: 'none', width: '20px', height: '20px' });
