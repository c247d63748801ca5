import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const member = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const title = style([type.label, { color: color.inkMuted }]);

export const things = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const thing = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

export const more = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[2]}`,
    color: color.inkMuted,
  },
]);
