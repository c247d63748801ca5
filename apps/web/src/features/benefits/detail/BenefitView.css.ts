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

/** What can be done with a code: one row, or with large letters one below the other. */
export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});

globalStyle(`${panel} > :first-child:not(:last-child)`, { flex: '1 1 max-content' });
globalStyle(`${panel} > :last-child:not(:first-child)`, { flex: 'none', maxWidth: '100%' });
