import { style } from '@vanilla-extract/css';

export const icon = style({
  width: '1.25em',
  height: '1.25em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Points into the direction of reading, or back. */
export const mirrored = style([icon, { selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }]);

export const solid = style({ fill: 'currentColor' });
