import { style } from '@vanilla-extract/css';

// A mail program shows no edge of its own around an email.
export const email = style({ border: 0 });
