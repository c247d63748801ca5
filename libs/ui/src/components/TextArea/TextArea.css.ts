import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css.ts';

export const textArea = style([
  control,
  {
    minHeight: '128px',
    resize: 'vertical',
    fieldSizing: 'content',
  },
]);
