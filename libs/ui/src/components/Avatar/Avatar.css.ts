import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

const avatar = style([
  type.small,
  {
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    overflow: 'hidden',
    border: `1px solid ${color.rule}`,
    borderRadius: tokens.radius.round,
    backgroundColor: color.surfaceSunken,
    color: color.ink,
    fontWeight: 600,
    lineHeight: 1,
    textTransform: 'uppercase',
  },
]);

const squareOf = (side: string) => ({ width: side, height: side });

export const size = styleVariants({
  small: [avatar, { ...squareOf(space[6]), fontSize: '0.625rem' }],
  regular: [avatar, { ...squareOf(space[8]), fontSize: '0.75rem' }],
  large: [avatar, squareOf(space[12])],
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
