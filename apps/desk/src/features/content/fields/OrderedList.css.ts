import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', alignItems: 'center' });

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
