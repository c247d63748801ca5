import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

export const checkbox = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

export const row = style([
  type.body,
  { display: 'flex', alignItems: 'center', gap: space[3], minHeight: '44px', cursor: 'pointer' },
]);

export const input = style({
  flex: 'none',
  width: '24px',
  height: '24px',
  accentColor: color.accent,
  cursor: 'inherit',
});
