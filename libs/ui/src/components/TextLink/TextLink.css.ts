import { style, styleVariants } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

const underlined = style({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: color.accent,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  transition: `color ${duration.quick}`,
  ':hover': { color: color.accent },
  ':active': { textDecorationThickness: '2px' },
});

const standing = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  minHeight: '24px',
  overflowWrap: 'anywhere',
  '@media': { [media.touch]: { minHeight: '44px' } },
});

export const variant = styleVariants({
  inline: [underlined],
  standalone: [type.label, standing, underlined],
  navigation: [
    type.label,
    standing,
    {
      position: 'relative',
      minHeight: '44px',
      textDecoration: 'none',
      transition: `color ${duration.quick}`,
      ':hover': { color: color.accent },
      ':active': { textDecoration: 'underline 1px', textUnderlineOffset: '0.25em' },
      selectors: {
        '&[aria-current="page"]::after': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          bottom: space[2],
          borderBottom: `1px solid ${color.accent}`,
        },
      },
    },
  ],
});
