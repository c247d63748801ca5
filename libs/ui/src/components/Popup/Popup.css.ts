import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

const arrive = keyframes({ from: { opacity: 0, translate: '0 8px' } });

const card = style({
  position: 'fixed',
  insetInline: space[4],
  bottom: space[6],
  zIndex: tokens.layer.popup,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  maxWidth: '440px',
  marginInline: 'auto',
  padding: space[5],
  border: `1px solid ${color.rule}`,
  borderTopWidth: '3px',
  backgroundColor: color.surfaceRaised,
  color: color.ink,
  boxShadow: `0 16px 48px ${color.shadow}`,
  animation: `${arrive} ${duration.calm} ease-out`,
});

export const tone = styleVariants({
  success: [card, { borderTopColor: color.positive }],
  error: [card, { borderTopColor: color.critical }],
});

export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[3],
});

/** Lets the cross stand in the corner, though its target is larger than its drawing. */
export const corner = style({ flex: 'none', margin: `-${space[3]} -${space[3]} 0 0` });

export const title = style([type.heading]);

/** As wide as the popup, for the sake of a field in it. */
export const text = style([type.body, { alignSelf: 'stretch', color: color.inkMuted }]);
