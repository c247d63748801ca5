import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, 180px), 1fr))`,
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tile = style([
  type.small,
  {
    display: 'grid',
    gap: space[2],
    width: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    color: color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { color: color.accentInk },
      '&:active': { opacity: 0.8 },
      '&[aria-pressed="true"]': { outline: `3px solid ${color.accent}`, outlineOffset: space[1] },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: space[1] },
    },
  },
]);

export const missing = style([type.small, { color: color.critical }]);
