import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

export const place = style({
  position: 'fixed',
  right: tokens.space[4],
  bottom: tokens.space[4],
  zIndex: tokens.layer.header,
});
