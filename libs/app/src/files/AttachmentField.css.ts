import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const files = style({ display: 'flex', flexDirection: 'column' });

export const file = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  borderBottom: `1px solid ${color.rule}`,
});

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const size = style([type.small, { color: color.inkMuted, whiteSpace: 'nowrap' }]);

export const upload = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const chip = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    maxWidth: '100%',
    paddingInlineStart: space[3],
    border: `1px solid ${color.rule}`,
    borderRadius: tokens.radius.small,
    backgroundColor: color.surfaceRaised,
  },
]);
