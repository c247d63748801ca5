import { style } from '@vanilla-extract/css';

export const layer = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  // It moves with the map at every frame.
  willChange: 'transform',
});
