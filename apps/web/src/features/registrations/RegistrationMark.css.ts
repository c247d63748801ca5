import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, space, type } = tokens;

/** Has one height with the button and with the mark. */
export const mark = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[3]}`,
    minHeight: controlHeight.regular,
    color: color.inkMuted,
    ':focus': { outline: 'none' },
    ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' },
  },
]);
