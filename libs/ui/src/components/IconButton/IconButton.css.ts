import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, duration } = tokens;

const pressed = '&:active:not(:disabled, [aria-disabled="true"])';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: tokens.radius.round,
  backgroundColor: 'transparent',
  color: color.ink,
  cursor: 'pointer',
  transition: `background-color ${duration.quick}, border-color ${duration.quick}`,
  selectors: {
    '&:is(:disabled, [aria-disabled="true"])': { opacity: 0.45, cursor: 'not-allowed' },
    '&:hover:not(:disabled, [aria-disabled="true"])': { backgroundColor: color.surfaceSunken },
    [pressed]: { borderColor: color.accent, color: color.accent },
    '&[aria-pressed="true"]': { color: color.accent },
  },
});

globalStyle(`${base}[aria-pressed="true"] > svg`, { fill: 'currentColor' });

export const variant = styleVariants({
  plain: [base],
  outlined: [
    base,
    {
      borderColor: color.ruleStrong,
      backgroundColor: color.surfaceRaised,
      selectors: {
        '&:hover:not(:disabled, [aria-disabled="true"])': { borderColor: color.ink },
        [pressed]: { borderColor: color.accent },
      },
    },
  ],
});
