import { style } from '@vanilla-extract/css';
import { tokens } from '@parlour/ui/tokens';
import { mapGround, mapHeight } from './mapPlace.ts';

const { color, duration, space, type } = tokens;

/** `clip` instead of `hidden`: a focused pin outside must not scroll it. */
export const frame = style([
  mapHeight,
  mapGround,
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
  },
]);

export const container = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  ':focus': { outline: 'none' },
  // Above what a library draws inside, which would hide an outline.
  selectors: {
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: '2px',
      zIndex: 3,
      border: `2px solid ${color.focus}`,
      pointerEvents: 'none',
    },
  },
});

export const overlay = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  // The text is in a corner, because the pins in the middle are visible through the overlay.
  placeItems: 'end start',
  width: '100%',
  padding: `${space[4]} ${space[4]} ${space[6]}`,
  border: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundColor: color.overlay,
    opacity: 0.25,
    transition: `opacity ${duration.calm}`,
  },
  ':focus-visible': { outlineOffset: '-4px' },
  selectors: { '&:hover::before': { opacity: 0.1 } },
});

export const invitation = style([
  type.label,
  {
    position: 'relative',
    padding: `${space[3]} ${space[6]}`,
    border: `1px solid ${color.accent}`,
    backgroundColor: color.surface,
    color: color.ink,
    transition: `background-color ${duration.quick}`,
    selectors: { [`${overlay}:hover &`]: { backgroundColor: color.surfaceRaised } },
  },
]);
