import { style } from '@vanilla-extract/css';

/** Keeps the lines of a reply. */
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
