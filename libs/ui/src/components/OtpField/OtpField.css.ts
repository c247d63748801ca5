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
    // Compensates for the letter spacing after the last digit.
    textIndent: '0.4em',
    textAlign: 'center',
    '::placeholder': { color: tokens.color.rule },
  },
]);
