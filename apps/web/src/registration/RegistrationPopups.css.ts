import { style } from '@vanilla-extract/css';

// Keeps the confirmation number in one piece, which a hyphen would let break.
export const success = style({ textWrap: 'balance' });
