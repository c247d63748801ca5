import { keyframes, style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

const arrive = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const snackbar = style({
  position: 'fixed',
  insetInline: space[4],
  bottom: `calc(${space[6]} + ${tokens.bottomBar.height})`,
  zIndex: tokens.layer.snackbar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  width: 'fit-content',
  maxWidth: '480px',
  minHeight: tokens.controlHeight.regular,
  marginInline: 'auto',
  paddingInline: space[5],
  paddingBlock: space[1],
  backgroundColor: color.action,
  color: color.actionInk,
  boxShadow: tokens.shadow.low,
  animation: `${arrive} ${duration.calm} ${tokens.easing.arrive}`,
  selectors: { '&[data-edge="top"]': { top: space[6], bottom: 'auto' } },
});

export const text = style([type.small]);

export const action = style([
  type.label,
  {
    flex: 'none',
    minHeight: '44px',
    paddingInline: space[2],
    border: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    cursor: 'pointer',
    ':focus-visible': { outlineColor: 'currentColor', outlineOffset: '-4px' },
  },
]);
