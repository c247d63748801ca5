import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, space, type } = tokens;

/** Wide enough for the name of a field on one line. */
export const choice = style({ minWidth: '12rem' });

/** Values of strangers, which may be one long word. */
export const examples = style({ overflowWrap: 'anywhere' });

/** The column that tells the rows from each other. */
export const key = style([
  type.body,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], fontWeight: 700 },
]);

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
