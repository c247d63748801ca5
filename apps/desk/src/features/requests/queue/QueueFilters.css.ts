import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const filters = style([type.small]);

export const summary = style({
  width: 'fit-content',
  minHeight: '24px',
  color: color.inkMuted,
  cursor: 'pointer',
  ':hover': { color: color.ink },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  alignItems: 'end',
  gap: space[2],
  paddingBlock: space[2],
});
