import { style, styleVariants } from '@vanilla-extract/css';
import { centeredCrop } from '../../behavior/centeredCrop.ts';
import { media, tokens } from '../../tokens.css.ts';

// Stacks the picture over its placeholder in one grid cell. Without `position` it stays below a link over its card.
const frame = style({
  display: 'grid',
  gridTemplate: '100% / 100%',
  width: '100%',
  aspectRatio: 'var(--box)',
  overflow: 'hidden',
  backgroundColor: tokens.color.surfaceSunken,
});

// The ratio is also a property, since a crop is placed by it.
const box = (ratio: string) => ({ vars: { '--box': ratio } });

// In half a page or a whole one, a frame is flatter to leave room on the screen.
const inWideCell = { '(min-width: 480px)': box('8 / 5'), '(min-width: 1000px)': box('16 / 9') };

export const ratio = styleVariants({
  natural: [frame, { gridTemplateRows: 'auto', aspectRatio: 'auto' }],
  square: [frame, box('1')],
  landscape: [frame, { ...box('4 / 3'), '@container': inWideCell }],
  portrait: [frame, { ...box('3 / 4'), '@container': inWideCell }],
  wide: [frame, box('16 / 9')],
  panorama: [frame, box('21 / 9')],
  // Flatter on wider screens, to let the content of its page start on the first screen.
  hero: [
    frame,
    { ...box('16 / 10'), '@media': { [media.fromMd]: box('2 / 1'), [media.fromLg]: box('5 / 2') } },
  ],
});

const layer = style({ gridArea: '1 / 1', width: '100%' });

export const natural = style([layer, { height: 'auto' }]);

export const cropped = style([
  layer,
  { height: '100%', objectFit: 'cover', objectPosition: centeredCrop },
]);

// Its own size, rounded to few pixels, must not determine the frame.
export const placeholder = style([cropped, { contain: 'size' }]);
