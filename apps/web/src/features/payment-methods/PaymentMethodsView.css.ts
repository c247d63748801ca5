import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

/** Reserves the space of two cards, to keep the content below in place for none, one or two. */
export const room = style({ minHeight: '229px' });

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${color.rule}`,
});
