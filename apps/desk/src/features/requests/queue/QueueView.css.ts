import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

/** What came while the queue was open, and what was taken there. */
export const announcement = style([
  tokens.type.small,
  { paddingBottom: tokens.space[3], color: tokens.color.accent },
]);
