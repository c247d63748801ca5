import { keyframes, style } from '@vanilla-extract/css';
import { tokens } from '@parlour/ui/tokens';

const { color, duration, space, type } = tokens;

const WIDTH = 280;

const arrive = keyframes({ from: { opacity: 0 } });

export const window = style({
  position: 'absolute',
  bottom: `calc(100% + ${space[2]})`,
  left: `calc(50% - ${WIDTH / 2}px)`,
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  width: `${WIDTH}px`,
  padding: space[5],
  border: `1px solid ${color.rule}`,
  borderTop: `2px solid ${color.accent}`,
  backgroundColor: color.surfaceRaised,
  color: color.ink,
  boxShadow: `0 12px 32px ${color.shadow}`,
  cursor: 'auto',
  pointerEvents: 'auto',
  userSelect: 'text',
  animation: `${arrive} ${duration.calm} ${tokens.easing.arrive}`,
});

export const head = style({ position: 'relative', paddingInlineEnd: space[8] });

export const eyebrow = style([
  tokens.type.eyebrow,
  { marginBottom: space[1], color: color.accent },
]);

export const corner = style({
  position: 'absolute',
  top: `-${space[4]}`,
  insetInlineEnd: `-${space[4]}`,
});

export const name = style([type.heading, { fontSize: '1.25rem', textWrap: 'balance' }]);

export const nameLink = style({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: color.accent,
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  ':hover': { color: color.accent },
});

export const mapsLink = style([
  type.label,
  { color: color.accent, ':hover': { color: color.ink } },
]);

export const address = style([
  type.small,
  { display: 'flex', flexDirection: 'column', color: color.inkMuted },
]);

// Only the text scrolls: a scrolling window hides parts of the canvas behind it on dense screens. Half a line at the
// end hints at more text.
export const description = style([type.small, { maxHeight: '7.5lh', overflowY: 'auto' }]);
