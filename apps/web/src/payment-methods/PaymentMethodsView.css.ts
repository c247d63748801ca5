import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

/** Room for two cards, so that what follows stays where it is whether there are none, one or two. */
export const room = style({ minHeight: '229px' });

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${color.rule}`,
});
