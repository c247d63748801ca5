import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css.ts';

/** Digits of one width, so that what is read back stands still while it is typed. */
export const digits = style([control, { fontVariantNumeric: 'tabular-nums lining-nums' }]);
