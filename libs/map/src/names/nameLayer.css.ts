import { style } from '@vanilla-extract/css';

export const layer = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
});

/** A layer that moves at every frame of a map that moves. */
export const moving = style({ willChange: 'transform' });
