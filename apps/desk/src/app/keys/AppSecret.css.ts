import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';
import { secretText } from './secretText.ts';

const { color, space, type } = tokens;

/** Light in both themes, as readers of such codes expect it. */
export const qrCode = style({
  alignSelf: 'center',
  width: '220px',
  maxWidth: '100%',
  backgroundColor: color.surfaceRaised,
  color: color.ink,
});

export const secret = style([
  type.body,
  { ...secretText, padding: `${space[3]} ${space[4]}`, overflowWrap: 'anywhere' },
]);
