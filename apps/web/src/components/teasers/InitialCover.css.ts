import { tokens } from '@parlour/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, type } = tokens;

const cover = style({
  display: 'grid',
  width: '100%',
  padding: space[4],
  backgroundColor: color.surfaceSunken,
});

// As a picture is there.
const inWideCell = {
  '(min-width: 480px)': { aspectRatio: '8 / 5' },
  '(min-width: 1000px)': { aspectRatio: '16 / 9' },
};

export const ratio = styleVariants({
  landscape: [cover, { aspectRatio: '4 / 3', '@container': inWideCell }],
  portrait: [cover, { aspectRatio: '3 / 4', '@container': inWideCell }],
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
