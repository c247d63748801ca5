import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

export const signIn = style([
  tokens.type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.space[2],
    alignItems: 'center',
    justifyContent: 'center',
    color: tokens.color.inkMuted,
  },
]);
