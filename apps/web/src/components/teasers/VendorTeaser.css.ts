import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

// Over the picture, so that it moves nothing when the benefits are known.
export const benefit = style({
  position: 'absolute',
  bottom: 0,
  insetInlineStart: 0,
  '@media': { [media.fromMd]: { bottom: space[3], insetInlineStart: space[3] } },
});

export const stars = style({
  display: 'inline-flex',
  marginInlineEnd: space[1],
  verticalAlign: '-0.15em',
  color: color.accent,
});
