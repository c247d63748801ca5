import { style } from '@vanilla-extract/css';

// Keeps the confirmation number on one line. Its hyphen would allow a break.
export const success = style({ textWrap: 'balance' });
