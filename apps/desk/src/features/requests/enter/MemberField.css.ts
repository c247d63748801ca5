import { style } from '@vanilla-extract/css';

/** Found members. A name may be without a place to break. */
export const found = style({ overflowWrap: 'anywhere' });
