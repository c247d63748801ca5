import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const code = style([
  type.title,
  {
    padding: `${space[5]} ${space[4]}`,
    border: `1px solid ${color.accent}`,
    backgroundColor: color.surfaceSunken,
    fontVariantNumeric: 'tabular-nums lining-nums',
    letterSpacing: '0.06em',
    textAlign: 'center',
    userSelect: 'all',
  },
]);
