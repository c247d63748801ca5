import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

export const trail = style([
  type.eyebrow,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', color: color.inkMuted },
]);

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  selectors: {
    '& + &::before': { content: '/', marginInline: space[2], color: color.ruleStrong },
  },
});

export const link = style({
  color: color.inkMuted,
  textDecoration: 'none',
  ':hover': { color: color.accent, textDecoration: 'underline' },
});
