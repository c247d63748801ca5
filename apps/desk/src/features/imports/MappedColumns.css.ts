import { tokens } from '@parlour/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, controlHeight, space, type } = tokens;

/** Wide enough for the name of a field on one line, and no wider than a name can be. */
export const choice = style({ minWidth: '12rem', maxWidth: '24rem', width: '100%' });

// The row and the heading say it to who sees them.
globalStyle(`${choice} label`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The column that tells the rows from each other. */
export const key = style([
  type.body,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], fontWeight: 700 },
]);

export const keyNote = style({ whiteSpace: 'nowrap' });

export const folded = style({ borderTop: `1px solid ${color.rule}` });

export const summary = style([
  type.small,
  {
    minHeight: controlHeight.regular,
    paddingBlock: space[3],
    color: color.inkMuted,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':hover': { color: color.ink },
  },
]);
