import { style } from '@vanilla-extract/css';

export const preview = style({ maxWidth: '320px' });
