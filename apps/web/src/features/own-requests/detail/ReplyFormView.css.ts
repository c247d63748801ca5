import { style } from '@vanilla-extract/css';

export const failure = style({ ':empty': { display: 'none' } });
