import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';
import { control } from '../Field/Field.css.ts';

export const code = style([
  control,
  {
    minHeight: '64px',
    fontSize: '1.75rem',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.4em',
    // The space after the last digit would push the number off center.
    textIndent: '0.4em',
    textAlign: 'center',
    '::placeholder': { color: tokens.color.rule },
  },
]);
