import { style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, duration, radius, space, type } = tokens;

export const frame = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

export const caption = style([
  type.small,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });

const done = { backgroundColor: color.accent, transition: `inline-size ${duration.quick}` };

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: space[2],
  border: 0,
  borderRadius: radius.round,
  overflow: 'hidden',
  backgroundColor: color.surfaceSunken,
  '::-webkit-progress-bar': { backgroundColor: color.surfaceSunken },
  '::-webkit-progress-value': done,
  '::-moz-progress-bar': done,
  // By default, both parts of the bar would take the color of the page.
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      border: '1px solid CanvasText',
      backgroundColor: 'Canvas',
      '::-webkit-progress-bar': { backgroundColor: 'Canvas' },
      '::-webkit-progress-value': { backgroundColor: 'Highlight' },
      '::-moz-progress-bar': { backgroundColor: 'Highlight' },
    },
  },
});
