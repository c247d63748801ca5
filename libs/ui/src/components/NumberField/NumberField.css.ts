import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';
import { control } from '../Field/Field.css.ts';

export const group = style({ display: 'flex', alignItems: 'center', gap: tokens.space[2] });

export const input = style([
  control,
  {
    appearance: 'textfield',
    selectors: {
      '&::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
    },
  },
]);
