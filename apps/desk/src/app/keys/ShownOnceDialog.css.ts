import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';
import { secretText } from '../../app/keys/secretText.ts';

const { space, type } = tokens;

export const secret = style([
  type.body,
  { ...secretText, padding: `${space[3]} ${space[4]}`, overflowWrap: 'anywhere' },
]);
