import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const frame = style({
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: tokens.color.surfaceSunken,
});

export const ratio = styleVariants({
  natural: [frame],
  square: [frame, { aspectRatio: '1' }],
  landscape: [frame, { aspectRatio: '4 / 3' }],
  portrait: [frame, { aspectRatio: '3 / 4' }],
  wide: [frame, { aspectRatio: '16 / 9' }],
  panorama: [frame, { aspectRatio: '21 / 9' }],
});

export const natural = style({ width: '100%', height: 'auto' });

export const cropped = style({ width: '100%', height: '100%', objectFit: 'cover' });
