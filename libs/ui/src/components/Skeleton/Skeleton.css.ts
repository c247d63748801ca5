import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { heroRatio, pictureRatio, skeletonLeast } from '../../themes/values.ts';
import { media, tokens } from '../../tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: skeletonLeast } });

const base = style({
  backgroundColor: tokens.color.skeleton,
  '@media': {
    // Forced colors draw no ground.
    [media.forcedColors]: { border: '1px solid CanvasText' },
    '(prefers-reduced-motion: no-preference)': {
      // What arrives within a second needs no motion, and its frames would delay it.
      animation: `${breathe} 1600ms ${tokens.easing.breathe} 1s infinite`,
    },
  },
});

export const shape = styleVariants({
  line: [base, { height: '16px' }],
  title: [base, { height: '32px' }],
  picture: [
    base,
    { aspectRatio: '4 / 3', '@container': { '(min-width: 480px)': { aspectRatio: '8 / 5' } } },
  ],
  portrait: [base, { aspectRatio: '3 / 4' }],
  hero: [
    base,
    {
      aspectRatio: pictureRatio.hero,
      '@media': {
        [media.fromMd]: { aspectRatio: heroRatio.md },
        [media.fromLg]: { aspectRatio: heroRatio.lg },
      },
    },
  ],
  wide: [base, { aspectRatio: '16 / 9', maxHeight: '480px', width: '100%' }],
});

export const width = styleVariants({
  full: { width: '100%' },
  half: { width: '50%' },
  third: { width: '33%' },
});
