import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css.ts';

/** Digits of one width, so that the text does not shift while typing. */
export const digits = style([control, { fontVariantNumeric: 'tabular-nums lining-nums' }]);
