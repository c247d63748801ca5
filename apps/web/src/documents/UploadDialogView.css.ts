import { style } from '@vanilla-extract/css';

/** A row of its own above the buttons. */
export const progress = style({ flex: '1 0 100%', minWidth: 0 });
