import { style } from '@vanilla-extract/css';

export const host = style({ ':hover': { zIndex: 1 }, ':focus-within': { zIndex: 1 } });

export const raised = style({ zIndex: 2, ':hover': { zIndex: 2 }, ':focus-within': { zIndex: 2 } });
