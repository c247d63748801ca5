import { style } from '@vanilla-extract/css';

export const host = style({ ':hover': { zIndex: 1 }, ':focus-within': { zIndex: 1 } });

// Also above the map's controls.
export const raised = style({ zIndex: 3, ':hover': { zIndex: 3 }, ':focus-within': { zIndex: 3 } });
