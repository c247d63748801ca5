import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const file = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    borderTop: `1px solid ${color.rule}`,
  },
]);

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** The button does not break with a long name beside it. */
export const action = style({ flex: 'none' });

export const size = style({ color: color.inkMuted, whiteSpace: 'nowrap' });
