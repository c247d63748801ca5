import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space, type } = tokens;

export const actions = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[5]}`,
  },
]);
