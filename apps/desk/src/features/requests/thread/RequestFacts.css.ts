import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space, type } = tokens;

export const title = style(type.label);

export const links = style([
  type.small,
  { display: 'flex', flexDirection: 'column', gap: space[2], overflowWrap: 'anywhere' },
]);

export const missing = style([type.small, { color: tokens.color.critical }]);
