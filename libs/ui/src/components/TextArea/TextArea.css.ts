import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css.ts';

export const textArea = style([control, { resize: 'vertical', fieldSizing: 'content' }]);
