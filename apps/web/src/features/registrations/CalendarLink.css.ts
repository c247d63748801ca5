import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, type } = tokens;

// Looks like the quiet button beside it.
export const link = style([
  type.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: controlHeight.regular,
    color: color.ink,
    letterSpacing: '0.01em',
    textDecorationColor: color.accent,
    textDecorationThickness: '1px',
    textUnderlineOffset: '6px',
    ':hover': { color: color.accent },
    ':active': { textDecorationThickness: '2px' },
  },
]);
