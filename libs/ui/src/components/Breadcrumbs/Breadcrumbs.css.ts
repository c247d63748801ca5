import { style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

export const trail = style([
  type.eyebrow,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    color: color.ink,
    // Also where it is measured how narrow the trail can be.
    overflowWrap: 'anywhere',
    '@media': { [media.belowMd]: { fontSize: '0.6875rem', letterSpacing: '0.08em' } },
  },
]);

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  '@media': { [media.touch]: { minHeight: '44px' } },
  selectors: {
    // Behind its step, so that no second line begins with it.
    '&:not(:last-child)::after': {
      content: '/',
      marginInlineStart: space[2],
      color: color.ruleStrong,
    },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'inherit',
  color: color.inkMuted,
  textDecoration: 'none',
  ':hover': { color: color.accent, textDecoration: 'underline' },
  ':active': { textDecorationThickness: '2px' },
});
