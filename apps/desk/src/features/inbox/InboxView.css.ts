import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Below what happened: the beginning of its words. */
export const snippet = style([
  tokens.type.small,
  { display: 'block', overflowWrap: 'anywhere', color: tokens.color.inkMuted, fontWeight: 400 },
]);
