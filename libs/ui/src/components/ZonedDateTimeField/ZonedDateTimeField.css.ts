import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  gap: tokens.space[3],
});
