import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Below the subject, in the same link. */
export const reference = style({
  display: 'block',
  color: tokens.color.inkMuted,
  fontWeight: 400,
});

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[1] });

/** Below the name of whoever has the request. */
export const writers = style({ display: 'block', color: tokens.color.accent });
