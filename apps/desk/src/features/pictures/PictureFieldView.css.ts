import { style } from '@vanilla-extract/css';

export const preview = style({ maxWidth: '240px' });
