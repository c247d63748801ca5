import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

const arrive = keyframes({ from: { opacity: 0, translate: '0 8px' } });

// Leaves room for a dialog's header or footer when the window is tall enough.
const inset = `clamp(${space[2]}, 32dvh - 120px, ${space[24]})`;
const bottom = `calc(min(${inset}, ${space[6]}) + ${tokens.bottomBar.height})`;
const atTop = { top: inset, bottom: 'auto' };
const heightOverDialog = `calc(50dvh - ${inset})`;

/**
 * At the bottom over a page, at the top over a dialog. It is at most as high as lets both positions be disjoint, so at
 * one of them it does not hide the focused element.
 */
const card = style({
  position: 'fixed',
  insetInline: space[4],
  bottom,
  zIndex: tokens.layer.popup,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space[3]} ${space[4]}`,
  maxWidth: '440px',
  marginInline: 'auto',
  padding: space[5],
  border: `1px solid ${color.rule}`,
  borderTopWidth: '3px',
  backgroundColor: color.surfaceRaised,
  color: color.ink,
  boxShadow: tokens.shadow.middle,
  animation: `${arrive} ${duration.calm} ${tokens.easing.arrive}`,
  maxHeight: `calc(50dvh - (${inset} + ${bottom}) / 2)`,
  overflowY: 'auto',
  // WebKit adds the padding to the negative margin of the close button, and would show a bar to scroll sideways.
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  selectors: {
    '[role="dialog"] &': { ...atTop, maxHeight: heightOverDialog },
    '&[data-edge="top"]': atTop,
    '[role="dialog"] &[data-edge="bottom"]': { top: 'auto', bottom: inset },
  },
  '@media': { [media.low]: { rowGap: space[1], padding: `${space[3]} ${space[4]}` } },
});

export const tone = styleVariants({
  success: [card, { borderTopColor: color.positive }],
  error: [card, { borderTopColor: color.critical }],
});

/** Aligns the close icon with the corner, although its target is larger. */
export const corner = style({
  gridArea: '1 / 2',
  marginBlock: `-${space[3]}`,
  marginInline: `0 -${space[3]}`,
});

export const title = style([type.heading]);

/** Also below the close button, so that a phone's lines are few. */
const whole = style({ gridColumn: '1 / -1' });

export const text = style([whole, type.body, { color: color.inkMuted }]);

export const action = style([whole, { justifySelf: 'start' }]);
