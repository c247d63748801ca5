import { PIN_SIZE } from '@parlour/core';
import { style, styleVariants } from '@vanilla-extract/css';
import { media, tokens } from '@parlour/ui/tokens';
import { LABEL_WIDTH } from './labeledPins.ts';

const { color, duration, space, type } = tokens;

export const pin = style({
  position: 'relative',
  display: 'block',
  // Explicit, because its parent has no width.
  width: `${PIN_SIZE}px`,
  height: `${PIN_SIZE}px`,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.round,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  // Enlarges the touch target beyond the pin.
  '::after': { content: '""', position: 'absolute', inset: '-6px' },
});

export const icon = style({
  overflow: 'visible',
  transition: `scale ${duration.quick}`,
  selectors: { [`${pin}:hover &`]: { scale: 1.08 } },
});

export const disc = style({
  fill: color.accent,
  transition: `fill ${duration.quick}`,
  selectors: { [`${pin}[aria-expanded="true"] &`]: { fill: color.ink } },
  '@media': { [media.forcedColors]: { fill: 'ButtonText' } },
});

export const ring = style({
  fill: 'none',
  stroke: color.accent,
  strokeOpacity: 0.55,
  selectors: { [`${pin}[aria-expanded="true"] &`]: { stroke: color.ink, strokeOpacity: 1 } },
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
    top: '100%',
    left: '50%',
    translate: '-50% 0',
    width: 'max-content',
    maxWidth: `${LABEL_WIDTH}px`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    padding: `0 ${space[2]}`,
    backgroundColor: color.surface,
    color: color.ink,
    fontSize: '0.75rem',
    lineHeight: '20px',
    pointerEvents: 'none',
  },
]);

export const label = styleVariants({
  shown: [name],
  pointed: [
    name,
    {
      opacity: 0,
      selectors: { [`${pin}:is(:hover, :focus-visible) &`]: { opacity: 1 } },
    },
  ],
});
