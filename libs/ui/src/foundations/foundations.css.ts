import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../media.ts';
import { border, pictureRatio } from '../themes/values.ts';
import { tokens } from '../tokens.css.ts';

const { color, space, type } = tokens;

/** A table on a ground of its own, which scrolls where it does not fit. On a phone its rows are cards. */
export const frame = style([
  type.small,
  {
    marginBlock: space[6],
    backgroundColor: color.surface,
    color: color.ink,
    fontFamily: tokens.fontFamily.sans,
    '@media': { [media.fromMd]: { overflowX: 'auto' } },
  },
]);

const asBlock = { display: 'block' } as const;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '@media': { [media.belowMd]: asBlock },
});

/** On a phone each cell has its heading. */
export const heads = style({
  '@media': {
    [media.belowMd]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const body = style({ '@media': { [media.belowMd]: asBlock } });

export const card = style({
  '@media': {
    [media.belowMd]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space[2],
      paddingBlock: space[4],
      borderBottom: `1px solid ${color.ruleStrong}`,
    },
  },
});

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

const anyCell = style({
  textAlign: 'start',
  fontWeight: 400,
  '@media': {
    [media.fromMd]: { padding: space[3], borderBottom: `1px solid ${color.rule}` },
  },
});

/** The name of a row. On a phone it is the title of its card, below its samples. */
export const title = style([anyCell]);

export const cell = style([
  anyCell,
  {
    '@media': {
      [media.belowMd]: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: space[3],
        // With large text the value is below its heading.
        '::before': { content: 'attr(data-label)', minWidth: '5rem', color: color.inkMuted },
      },
    },
  },
]);

/** A cell with a sample. On a phone it has the whole width of its card. */
export const shown = style([
  anyCell,
  { '@media': { [media.belowMd]: { order: -1, display: 'block' } } },
]);

/** One of several samples of a row, which its heading tells from the others. */
export const shownOfMany = style([
  shown,
  {
    '@media': {
      [media.belowMd]: {
        '::before': { content: 'attr(data-label)', display: 'block', color: color.inkMuted },
      },
    },
  },
]);

export const content = style({
  '@media': { [media.belowMd]: { flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' } },
});

const inOneLine = { '@media': { [media.fromMd]: { whiteSpace: 'nowrap' } } } as const;

export const name = style([type.label, inOneLine]);

export const muted = style({ color: color.inkMuted });

export const whole = style(inOneLine);

export const row = style({ display: 'flex', alignItems: 'center', gap: space[2] });

/** An icon beside normal text. */
export const drawing = style([type.body, { display: 'grid', padding: space[1] }]);

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

export const face = styleVariants(tokens.fontFamily, (fontFamily) => [type.lead, { fontFamily }]);

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

const anyMover = style({
  width: space[16],
  height: space[4],
  border: `1px solid ${color.ruleStrong}`,
  backgroundColor: color.surfaceSunken,
  transitionProperty: 'background-color, translate',
  selectors: { '&[data-moved]': { backgroundColor: color.accent, translate: '16px 0' } },
});

/** A bar that moves as far as anything here does. It is beside its button, with the room that it needs. */
export const stage = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  paddingInlineEnd: space[4],
});

export const mover = styleVariants(tokens.duration, (transitionDuration) => [
  anyMover,
  { transitionDuration },
]);

export const easedMover = styleVariants(tokens.easing, (transitionTimingFunction) => [
  anyMover,
  { transitionDuration: tokens.duration.calm, transitionTimingFunction },
]);

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

/** A surface with one of the lines, as its users have it. */
export const lined = styleVariants(border, ({ width, color: role }) => ({
  width: space[16],
  height: space[8],
  border: `${width} solid ${color[role]}`,
}));

/** Grounds that lie in each other: the page in its middle, what lies in it and what lies over it. */
export const page = style({
  display: 'grid',
  gap: space[6],
  marginBlock: space[6],
  padding: space[6],
  border: `1px solid ${color.rule}`,
  backgroundColor: color.surface,
  color: color.ink,
  fontFamily: tokens.fontFamily.sans,
  '@media': { [media.fromMd]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const part = style([type.small, { padding: space[5] }]);

export const sunken = style([part, { backgroundColor: color.surfaceSunken }]);

export const raised = style([
  part,
  {
    border: `1px solid ${color.rule}`,
    backgroundColor: color.surfaceRaised,
    boxShadow: tokens.shadow.middle,
  },
]);

/** Room around a ring, which is outside of what it marks. */
export const ringed = style({ padding: space[2] });

export const crop = style({ display: 'block', width: `calc(2 * ${space[20]})`, maxWidth: '100%' });
