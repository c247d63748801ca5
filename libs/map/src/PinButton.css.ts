import {
  LABEL_GAP,
  LABEL_HEIGHT,
  labelWidths,
  type LabelSide,
  nudgeLengths,
  PIN_SIZE,
} from '@parlour/core';
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media, tokens } from '@parlour/ui/tokens';

const { color, duration, space, type } = tokens;

const across = createVar();
const downward = createVar();

export const pin = style({
  position: 'relative',
  translate: `${across} ${downward}`,
  display: 'block',
  // Explicit, because its parent has no width.
  width: `${PIN_SIZE}px`,
  height: `${PIN_SIZE}px`,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.round,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  pointerEvents: 'auto',
  // Drawn by the style sheet: the number is no part of the pin's name.
  '::after': {
    content: 'attr(data-number)',
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: color.accentInk,
    fontSize: '13px',
    fontWeight: 600,
    lineHeight: 1,
    fontVariantNumeric: 'lining-nums tabular-nums',
    pointerEvents: 'none',
  },
  '@media': { [media.forcedColors]: { '::after': { color: 'ButtonFace' } } },
});

const nudgesOf = (length: string) =>
  styleVariants(
    Object.fromEntries(
      nudgeLengths.map((pixels) => [pixels, { vars: { [length]: `${pixels}px` } }]),
    ),
  );

/** How far the pin is to the right of its place. */
export const right = nudgesOf(across);
/** How far the pin is below its place. */
export const down = nudgesOf(downward);

export const icon = style({
  overflow: 'visible',
  transition: `scale ${duration.quick}`,
  transformOrigin: 'center',
  selectors: {
    [`${pin}:hover &`]: { scale: 1.08 },
    [`${pin}[data-lit] &`]: { scale: 1.25 },
  },
});

export const disc = style({
  fill: color.accent,
  transition: `fill ${duration.quick}`,
  selectors: { [`${pin}:is([aria-expanded="true"], [data-lit]) &`]: { fill: color.ink } },
  '@media': { [media.forcedColors]: { fill: 'ButtonText' } },
});

export const ring = style({
  fill: 'none',
  stroke: color.accent,
  strokeOpacity: 0.55,
  selectors: {
    [`${pin}:is([aria-expanded="true"], [data-lit]) &`]: { stroke: color.ink, strokeOpacity: 1 },
  },
  '@media': { [media.forcedColors]: { stroke: 'ButtonText' } },
});

export const star = style({
  fill: color.accentInk,
  '@media': { [media.forcedColors]: { fill: 'ButtonFace' } },
});

const name = style([
  type.small,
  {
    position: 'absolute',
    width: 'max-content',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    padding: `0 ${space[2]}`,
    backgroundColor: color.surface,
    color: color.ink,
    fontSize: '0.75rem',
    lineHeight: `${LABEL_HEIGHT}px`,
    pointerEvents: 'none',
  },
]);

/** The places of a label, as the core reckons with them. */
export const side = styleVariants({
  below: { top: '100%', left: '50%', translate: '-50% 0' },
  above: { bottom: '100%', left: '50%', translate: '-50% 0' },
  right: { left: `calc(100% + ${LABEL_GAP}px)`, top: '50%', translate: '0 -50%' },
  left: { right: `calc(100% + ${LABEL_GAP}px)`, top: '50%', translate: '0 -50%' },
} satisfies Record<LabelSide, object>);

/** The most that a label may take, because the core reserved no more. */
export const width = styleVariants(
  Object.fromEntries(labelWidths.map((most) => [most, { maxWidth: `${most}px` }])),
);

export const label = styleVariants({
  shown: [name],
  pointed: [
    name,
    {
      opacity: 0,
      selectors: { [`${pin}:is(:hover, :focus-visible, [data-lit]) &`]: { opacity: 1 } },
    },
  ],
});
