import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

// The frame leaves the initial just enough room in the small picture of a line.
export const initial = style([
  type.display,
  {
    display: 'grid',
    placeItems: 'center',
    margin: space[3],
    border: `1px solid ${color.rule}`,
    color: color.accent,
    textTransform: 'uppercase',
  },
]);
