import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';
import { control } from '../Field/Field.css.ts';

const { color, space } = tokens;

export const frame = style({ position: 'relative' });

export const input = style([
  control,
  {
    paddingInlineEnd: space[12],
    selectors: { '&[data-pictured]': { paddingInlineStart: space[12] } },
  },
]);

export const picture = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space[3],
  width: '28px',
  height: '28px',
  marginBlock: 'auto',
  objectFit: 'cover',
  pointerEvents: 'none',
});

export const clear = style({
  position: 'absolute',
  insetBlock: '2px',
  insetInlineEnd: '2px',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: color.inkMuted,
  cursor: 'pointer',
  ':hover': { color: color.ink },
  ':active': { color: color.accent },
  ':focus-visible': { outlineOffset: '-2px' },
});

globalStyle(`${clear} svg`, { width: '16px', height: '16px' });
