import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  minHeight: tokens.controlHeight.small,
});

export const title = style([tokens.type.heading, { outline: 'none' }]);
