import { tokens } from '@parlour/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const offer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingTop: space[6],
  borderTop: `1px solid ${color.rule}`,
});

export const offerTitle = style([type.title]);

/** One row: what can be done with a code. */
export const panel = style({ display: 'flex', alignItems: 'center', gap: space[4] });

globalStyle(`${panel} > :last-child:not(:first-child)`, { flex: 'none' });
