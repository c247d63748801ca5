import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Below the subject, in the same link. */
export const reference = style({
  display: 'block',
  color: tokens.color.inkMuted,
  fontWeight: 400,
});
