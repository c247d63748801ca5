import { globalStyle, style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const tag = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    paddingInlineStart: space[2],
    border: `1px solid ${color.rule}`,
    borderRadius: tokens.radius.small,
    backgroundColor: color.surfaceSunken,
    overflowWrap: 'anywhere',
  },
]);

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  minHeight: '28px',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: color.inkMuted,
  cursor: 'pointer',
  ':hover': { color: color.ink },
  ':active': { color: color.accent },
  ':disabled': { cursor: 'not-allowed' },
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [media.touch]: { width: '44px', minHeight: '44px' } },
});

globalStyle(`${remove} svg`, { width: '14px', height: '14px' });
