import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const list = style({ borderTop: `1px solid ${color.rule}` });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.rule}`,
});

/** Beside the action if a few words fit, and above it otherwise. */
export const words = style({ flex: '1 1 8rem', minWidth: 0 });

export const action = style({ flex: 'none' });
