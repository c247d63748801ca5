import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  height: '100%',
});

export const media = style({
  position: 'relative',
  overflow: 'hidden',
});

export const badge = style({ position: 'absolute', top: space[3], left: space[3], zIndex: 1 });

export const content = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

export const eyebrow = style([type.eyebrow, { color: color.accent }]);

export const title = style([type.heading]);

// The link covers the card: all of it is pressable while the accessible name stays short.
export const link = style({
  textDecoration: 'none',
  transition: `color ${duration.quick}`,
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    [`${card}:hover &`]: { color: color.accent },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' },
  },
});

export const text = style([
  type.small,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    color: color.inkMuted,
  },
]);

export const meta = style([type.small, { color: color.ink }]);

// Above the link that covers the card.
export const action = style({ position: 'relative', alignSelf: 'flex-start', marginTop: space[2] });
