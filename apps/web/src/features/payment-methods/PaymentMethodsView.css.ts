import { style } from '@vanilla-extract/css';

/** Reserves the space of two cards, to keep the content below in place for none, one or two. */
export const area = style({ minHeight: '229px' });
