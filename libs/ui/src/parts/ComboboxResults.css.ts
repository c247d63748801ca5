import { globalStyle, style } from '@vanilla-extract/css';
import { media, tokens } from '../tokens.css.ts';

const { color, duration, space, type } = tokens;

export const positioner = style({ zIndex: tokens.layer.popup });

export const popup = style({
  width: 'var(--anchor-width)',
  maxWidth: 'var(--available-width)',
  border: `1px solid ${color.ruleStrong}`,
  borderRadius: tokens.radius.small,
  backgroundColor: color.surfaceRaised,
  color: color.ink,
  boxShadow: `0 8px 24px ${color.shadow}`,
  outline: 'none',
  transition: `opacity ${duration.quick}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

/** Without words it takes no room, but remains for screen readers. */
export const quiet = style({ height: 0 });

export const status = style([
  type.small,
  { padding: `${space[2]} ${space[3]}`, color: color.inkMuted },
]);

export const list = style({
  maxHeight: 'min(340px, var(--available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '44px',
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

export const picture = style({
  flex: 'none',
  width: '36px',
  height: '36px',
  objectFit: 'cover',
  backgroundColor: color.surfaceSunken,
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const detail = style([type.small, { display: 'block', color: color.inkMuted }]);
