import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

export const group = style({ display: 'flex', alignItems: 'center', gap: tokens.space[2] });
