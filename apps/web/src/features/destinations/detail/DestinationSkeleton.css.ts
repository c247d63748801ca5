import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

// Height of an eyebrow, the gap below it and one line of a name.
export const title = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(1.05rem + ${tokens.space[3]} + 1.08 * ${tokens.type.display.fontSize})`,
  color: tokens.color.inkMuted,
});

export const loading = style({ color: tokens.color.inkMuted });
