import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

/** All labels lie on one another, so that the button is always as wide as the widest. */
export const labels = style({ display: 'grid' });

export const label = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[2],
});

export const otherLabel = style([label, { visibility: 'hidden' }]);
