import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';
import { control } from '../Field/Field.css.ts';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 104px',
  gap: tokens.space[2],
});

export const amount = style([control, { fontVariantNumeric: 'tabular-nums' }]);
