import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';
import { control } from '../Field/Field.css.ts';

const { color } = tokens;

export const textArea = style([
  control,
  {
    minHeight: '128px',
    resize: 'vertical',
    fieldSizing: 'content',
    ':read-only': { backgroundColor: color.surfaceSunken, color: color.inkMuted },
  },
]);
