import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = tokens;

export const found = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  overflowWrap: 'anywhere',
});
