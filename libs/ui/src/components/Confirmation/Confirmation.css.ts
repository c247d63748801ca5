import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  paddingBlock: space[10],
  textAlign: 'center',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  border: `1px solid ${color.accent}`,
  borderRadius: tokens.radius.round,
  color: color.accent,
});

export const title = style([type.title]);
