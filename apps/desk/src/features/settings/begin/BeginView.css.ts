import { style } from '@vanilla-extract/css';

/** Has the focus once a step opens, as the main area of a page does. */
export const step = style({ outline: 'none' });
