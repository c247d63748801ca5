import { tokens } from '@parlour/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, type } = tokens;

const cover = style({
  display: 'grid',
  width: '100%',
  padding: space[4],
  backgroundColor: color.surfaceSunken,
});

export const ratio = styleVariants({
  landscape: [cover, { aspectRatio: '4 / 3' }],
  portrait: [cover, { aspectRatio: '3 / 4' }],
});

export const frame = style([
  type.display,
  {
    display: 'grid',
    placeItems: 'center',
    border: `1px solid ${color.rule}`,
    color: color.accent,
  },
]);
