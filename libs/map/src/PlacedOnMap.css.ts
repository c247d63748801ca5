import { style } from '@vanilla-extract/css';

// It stays at the place of a pin that is shown beside it, where it must not lie over a neighbor.
export const host = style({
  pointerEvents: 'none',
  ':hover': { zIndex: 1 },
  ':focus-within': { zIndex: 1 },
});

// Also above the map's controls.
export const raised = style({ zIndex: 3, ':hover': { zIndex: 3 }, ':focus-within': { zIndex: 3 } });
