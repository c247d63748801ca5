import { style } from '@vanilla-extract/css';

/** Wide enough for the name of a field on one line. */
export const choice = style({ minWidth: '12rem' });

/** Values of strangers, which may be one long word. */
export const examples = style({ overflowWrap: 'anywhere' });
