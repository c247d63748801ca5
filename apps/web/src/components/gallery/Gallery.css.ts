import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius, space, type } = tokens;

/** Over the picture's corner, so that its coming moves nothing. */
export const controls = style({
  position: 'absolute',
  insetInlineEnd: space[3],
  bottom: space[3],
  display: 'flex',
  alignItems: 'center',
  borderRadius: radius.round,
  backgroundColor: color.surfaceRaised,
  boxShadow: `0 0 0 1px ${color.rule}`,
  color: color.ink,
});

export const count = style([
  type.small,
  { minWidth: '6ch', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
]);

/** The size of a picture that has not come near. */
export const frame = style({
  display: 'block',
  height: '100%',
  backgroundColor: color.surfaceSunken,
});
