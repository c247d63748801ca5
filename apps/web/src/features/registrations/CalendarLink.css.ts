import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, type } = tokens;

export const link = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: controlHeight.regular,
    color: color.ink,
    textDecorationColor: color.accent,
    textUnderlineOffset: '4px',
    ':hover': { color: color.accent },
  },
]);
