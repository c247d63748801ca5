import { createVar, style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

/** The width of an arrow, in pixels. */
export const ARROW = 28;

/** The width of the fade at an end that has more choices, beyond the arrow. */
const FADE = '60px';

const atStart = `transparent ${ARROW}px, black ${FADE}`;
const atEnd = `black calc(100% - ${FADE}), transparent calc(100% - ${ARROW}px)`;
/** The direction of reading, as a gradient names it. */
const onward = createVar();
const fade = (...stops: readonly string[]) => `linear-gradient(${onward}, ${stops.join()})`;

// The rule is the frame's, because the fade would hide it too.
export const frame = style({ position: 'relative', borderBottom: `1px solid ${color.rule}` });

export const bar = style({
  position: 'relative',
  vars: { [onward]: 'to right' },
  display: 'flex',
  gap: space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // A choice that gets the focus is scrolled clear of the fade.
  scrollPaddingInline: FADE,
  selectors: {
    '[dir="rtl"] &': { vars: { [onward]: 'to left' } },
    '&[data-more="start"]': { maskImage: fade(atStart) },
    '&[data-more="end"]': { maskImage: fade(atEnd) },
    '&[data-more="both"]': { maskImage: fade(atStart, atEnd) },
  },
});

export const choice = style([
  type.label,
  {
    flex: 'none',
    minHeight: '44px',
    padding: `0 ${space[1]}`,
    border: 0,
    borderBottom: '2px solid transparent',
    backgroundColor: 'transparent',
    color: color.inkMuted,
    cursor: 'pointer',
    transition: `color ${duration.quick}, border-color ${duration.quick}`,
    ':hover': { color: color.ink },
    ':active': { color: color.accent },
    // Inside, because the scrolling bar would clip it.
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: {
      '&[aria-pressed="true"]': { color: color.ink, borderBottomColor: color.accent },
    },
    '@media': {
      // Forced colors draw every border, even a transparent one.
      [media.forcedColors]: {
        borderBottomColor: 'Canvas',
        selectors: { '&[aria-pressed="true"]': { borderBottomColor: 'Highlight' } },
      },
    },
  },
]);

const arrowBase = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  width: `${ARROW}px`,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: color.inkMuted,
  cursor: 'pointer',
  ':hover': { color: color.ink },
  ':active': { color: color.accent },
});

export const arrow = {
  start: style([arrowBase, { insetInlineStart: 0 }]),
  end: style([arrowBase, { insetInlineEnd: 0, rotate: '180deg' }]),
};
