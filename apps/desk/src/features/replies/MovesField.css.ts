import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const moves = style([type.body, { borderTop: `1px solid ${color.rule}` }]);

export const move = style({
  display: 'flex',
  alignItems: 'center',
  borderBottom: `1px solid ${color.rule}`,
});

export const label = style({ flex: 1, minWidth: 0 });
