import { style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

export const bar = style({
  position: 'relative',
  display: 'flex',
  gap: space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${color.rule}`,
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
