import { style, styleVariants } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

const base = style([
  type.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    border: '1px solid transparent',
    borderRadius: tokens.radius.small,
    letterSpacing: '0.01em',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${duration.quick}, border-color ${duration.quick}, color ${duration.quick}`,
    selectors: {
      '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
  },
]);

const pressed = '&:active:not(:disabled, [aria-disabled="true"])';

const quiet = style({});

export const variant = styleVariants({
  primary: [
    base,
    {
      backgroundColor: color.action,
      color: color.actionInk,
      selectors: {
        '&:hover:not(:disabled)': { backgroundColor: color.actionHover },
        [pressed]: { backgroundColor: color.accent, color: color.accentInk },
      },
    },
  ],
  secondary: [
    base,
    {
      backgroundColor: 'transparent',
      borderColor: color.ruleStrong,
      color: color.ink,
      selectors: {
        '&:hover:not(:disabled)': { borderColor: color.ink, backgroundColor: color.surfaceSunken },
        [pressed]: { borderColor: color.accent, color: color.accent },
      },
    },
  ],
  quiet: [
    base,
    quiet,
    {
      backgroundColor: 'transparent',
      color: color.ink,
      textDecoration: 'underline',
      textDecorationColor: color.accent,
      textDecorationThickness: '1px',
      textUnderlineOffset: '6px',
      selectors: {
        '&:hover:not(:disabled)': { color: color.accent },
        [pressed]: { textDecorationThickness: '2px' },
      },
      // Forced colors draw every border, even a transparent one.
      '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
    },
  ],
});

// A quiet button has no border, so its label aligns with the content above.
const inLine = { selectors: { [`${quiet}&`]: { paddingInline: 0 } } };

export const size = styleVariants({
  regular: {
    minHeight: tokens.controlHeight.regular,
    padding: `${space[2]} ${space[6]}`,
    ...inLine,
  },
  small: {
    minHeight: tokens.controlHeight.small,
    padding: `${space[1]} ${space[4]}`,
    '@media': { [media.touch]: { minHeight: '44px' } },
    ...inLine,
  },
});

export const fullWidth = style({ width: '100%' });
