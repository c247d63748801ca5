import { style, styleVariants } from '@vanilla-extract/css';
import { heroRatio, pictureRatio, wideCell } from '../../themes/values.ts';
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
const inWideCell = {
  [`(min-width: ${wideCell.half.from})`]: box(wideCell.half.ratio),
  [`(min-width: ${wideCell.whole.from})`]: box(wideCell.whole.ratio),
};

export const ratio = styleVariants({
  natural: [frame, { gridTemplateRows: 'auto', aspectRatio: 'auto' }],
  square: [frame, box(pictureRatio.square)],
  landscape: [frame, { ...box(pictureRatio.landscape), '@container': inWideCell }],
  portrait: [frame, { ...box(pictureRatio.portrait), '@container': inWideCell }],
  wide: [frame, box(pictureRatio.wide)],
  panorama: [frame, box(pictureRatio.panorama)],
  // Flatter on wider screens, to let the content of its page start on the first screen.
  hero: [
    frame,
    {
      ...box(pictureRatio.hero),
      '@media': { [media.fromMd]: box(heroRatio.md), [media.fromLg]: box(heroRatio.lg) },
    },
  ],
});

const layer = style({ gridArea: '1 / 1', width: '100%' });

export const natural = style([layer, { height: 'auto' }]);

export const cropped = style([layer, { height: '100%', objectFit: 'cover' }]);

// Its own size, rounded to few pixels, must not determine the frame.
export const placeholder = style([cropped, { contain: 'size' }]);
