import { style, styleVariants } from '@vanilla-extract/css';
import { pictureRatio } from '../themes/values.ts';
import { tokens } from '../tokens.css.ts';

const { color, space, type } = tokens;

/** A table on a ground of its own, which scrolls where it does not fit. */
export const frame = style([
  type.small,
  {
    marginBlock: space[6],
    overflowX: 'auto',
    backgroundColor: color.surface,
    color: color.ink,
    fontFamily: tokens.fontFamily.sans,
  },
]);

export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });

export const head = style([
  type.eyebrow,
  {
    padding: space[3],
    borderBottom: `1px solid ${color.ruleStrong}`,
    color: color.inkMuted,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
]);

export const cell = style({
  padding: space[3],
  borderBottom: `1px solid ${color.rule}`,
  textAlign: 'start',
  fontWeight: 400,
});

export const name = style([type.label, { whiteSpace: 'nowrap' }]);

export const muted = style({ color: color.inkMuted });

export const whole = style({ whiteSpace: 'nowrap' });

export const row = style({ display: 'flex', alignItems: 'center', gap: space[2] });

const square = style({
  flex: 'none',
  width: space[8],
  height: space[8],
  border: `1px solid ${color.rule}`,
});

export const swatch = styleVariants(color, (role) => [square, { backgroundColor: role }]);

/** A word in the color of a role; its ground comes from {@link ground}. */
export const front = styleVariants(color, (role) => ({ color: role }));

export const ground = styleVariants(color, (role) => [
  type.label,
  {
    display: 'inline-block',
    paddingInline: space[3],
    paddingBlock: space[1],
    border: `1px solid ${color.rule}`,
    backgroundColor: role,
  },
]);

/** An outline in the color of a role. */
export const outline = styleVariants(color, (role) => ({
  display: 'inline-block',
  width: space[10],
  height: space[5],
  border: `2px solid ${role}`,
}));

export const sample = styleVariants(tokens.type, (properties) => [properties]);

export const bar = styleVariants(tokens.space, (size) => ({
  width: size,
  height: space[4],
  backgroundColor: color.accent,
}));

export const corner = styleVariants(tokens.radius, (borderRadius) => ({
  width: space[12],
  height: space[8],
  border: `1px solid ${color.ruleStrong}`,
  borderRadius,
}));

export const control = styleVariants(tokens.controlHeight, (height) => ({
  width: space[16],
  height,
  border: `1px solid ${color.ruleStrong}`,
}));

export const mover = styleVariants(tokens.duration, (transitionDuration) => ({
  width: space[16],
  height: space[4],
  backgroundColor: color.surfaceSunken,
  border: `1px solid ${color.ruleStrong}`,
  transition: 'background-color, translate',
  transitionDuration,
  ':hover': { backgroundColor: color.accent, translate: '16px 0' },
}));

export const easedMover = styleVariants(tokens.easing, (transitionTimingFunction) => ({
  width: space[16],
  height: space[4],
  backgroundColor: color.surfaceSunken,
  border: `1px solid ${color.ruleStrong}`,
  transition: 'translate',
  transitionDuration: tokens.duration.calm,
  transitionTimingFunction,
  ':hover': { translate: '16px 0' },
}));

export const shadowed = styleVariants(tokens.shadow, (boxShadow) => ({
  width: space[16],
  height: space[12],
  margin: space[6],
  backgroundColor: color.surfaceRaised,
  boxShadow,
}));

export const pictureFrame = styleVariants(pictureRatio, (aspectRatio) => ({
  width: space[20],
  aspectRatio,
  border: `1px solid ${color.ruleStrong}`,
  backgroundColor: color.surfaceSunken,
}));
