import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

// Stacks the picture over its placeholder in one grid cell. Without `position` it stays below a link over its card.
const frame = style({
  display: 'grid',
  gridTemplate: '100% / 100%',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: tokens.color.surfaceSunken,
});

// In half a page or a whole one, a frame is flatter to leave room on the screen.
const inWideCell = {
  '(min-width: 480px)': { aspectRatio: '8 / 5' },
  '(min-width: 1000px)': { aspectRatio: '16 / 9' },
};

export const ratio = styleVariants({
  natural: [frame, { gridTemplateRows: 'auto' }],
  square: [frame, { aspectRatio: '1' }],
  landscape: [frame, { aspectRatio: '4 / 3', '@container': inWideCell }],
  portrait: [frame, { aspectRatio: '3 / 4', '@container': inWideCell }],
  wide: [frame, { aspectRatio: '16 / 9' }],
  panorama: [frame, { aspectRatio: '21 / 9' }],
});

const layer = style({ gridArea: '1 / 1', width: '100%' });

export const natural = style([layer, { height: 'auto' }]);

export const cropped = style([layer, { height: '100%', objectFit: 'cover' }]);

// Its own size, rounded to few pixels, must not determine the frame.
export const placeholder = style([cropped, { contain: 'size' }]);
