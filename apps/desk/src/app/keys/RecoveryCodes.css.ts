import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';
import { secretText } from './secretText.ts';

const { space, type } = tokens;

export const codes = style([
  type.body,
  {
    ...secretText,
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space[2],
    padding: space[4],
  },
]);
