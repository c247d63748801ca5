import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[16]} ${space[4]}`,
  borderBlock: `1px solid ${color.rule}`,
  textAlign: 'center',
});

export const title = style([type.heading]);

export const text = style([
  type.body,
  { maxWidth: tokens.width.narrow, color: color.inkMuted, textWrap: 'balance' },
]);

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginTop: space[3],
});
