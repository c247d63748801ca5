import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

/** As wide as the picture, so that a press names a point of it. */
export const frame = style({
  position: 'relative',
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  marginInline: 'auto',
  padding: 0,
  border: 0,
  background: color.surfaceSunken,
  cursor: 'crosshair',
  selectors: {
    '&:hover': { opacity: 0.95 },
    '&:active': { opacity: 0.9 },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: space[1] },
  },
});

export const picture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '320px',
  width: 'auto',
  height: 'auto',
});

export const point = style({
  position: 'absolute',
  width: space[6],
  height: space[6],
  borderRadius: '50%',
  border: `2px solid ${color.surfaceRaised}`,
  outline: `2px solid ${color.accent}`,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
});

export const crops = style({
  display: 'grid',
  gridTemplateColumns: '4fr 3fr 6fr',
  alignItems: 'start',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
