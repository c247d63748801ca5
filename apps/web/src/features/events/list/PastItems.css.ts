import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, duration, space, type } = tokens;

export const past = style({
  borderTop: `1px solid ${color.rule}`,
  ':first-child': { borderTop: 'none' },
});

export const summary = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: 'fit-content',
    minHeight: controlHeight.regular,
    color: color.inkMuted,
    cursor: 'pointer',
    listStyle: 'none',
    ':hover': { color: color.ink },
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);

export const pastEvents = style({ paddingTop: space[6] });

export const chevron = style({
  display: 'inline-flex',
  transition: `rotate ${duration.quick}`,
  selectors: { [`${past}[open] &`]: { rotate: '180deg' } },
});
