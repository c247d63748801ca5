import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Below the main words of a cell. */
export const detail = style({
  display: 'block',
  color: tokens.color.inkMuted,
  fontWeight: 400,
  overflowWrap: 'anywhere',
});
