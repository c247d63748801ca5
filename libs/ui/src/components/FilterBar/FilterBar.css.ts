import { style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

/** The width of the fade at an end that has more choices. */
const FADE = '40px';

const fade = (start: string, end: string) =>
  `linear-gradient(to right, transparent, black ${start}, black calc(100% - ${end}), transparent)`;

export const bar = style({
  position: 'relative',
  display: 'flex',
  gap: space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${color.rule}`,
  // A choice that gets the focus is scrolled clear of the fade.
  scrollPaddingInline: FADE,
  selectors: {
    '&[data-more="start"]': { maskImage: fade(FADE, '0px') },
    '&[data-more="end"]': { maskImage: fade('0px', FADE) },
    '&[data-more="both"]': { maskImage: fade(FADE, FADE) },
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
