import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const facts = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: `${space[1]} ${space[3]}`,
  },
]);

export const fact = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
});

export const label = style({ color: color.inkMuted });

export const value = style({ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
