import { style } from '@vanilla-extract/css';

/** A separate row above the buttons. */
export const progress = style({ flex: '1 0 100%', minWidth: 0 });
