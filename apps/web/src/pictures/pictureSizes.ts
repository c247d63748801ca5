/** How a picture is shown: one of a row of cards, one of a carousel, or across the page. */
export type PictureKind = 'card' | 'slide' | 'hero';

/**
 * How wide a picture is drawn, cut edges included, for the attribute `sizes`. A frame of 4:3 shows five sixths of a
 * picture's width, one of 3:4 less than half. The width of cards depends on their row: a browser that can measure it
 * does (`auto`), others get a middle that is never twice too wide.
 */
const sizes = {
  hero: '(min-width: 1264px) 1200px, 92vw',
  slide: '(min-width: 1264px) 818px, (min-width: 768px) 65vw, 105vw',
  card: 'auto, (min-width: 768px) 400px, 80vw',
  portraitCard: '(min-width: 1024px) 600px, (min-width: 768px) 480px, 130vw',
} as const;

/** The `sizes` of a picture; heroes have the same in every frame, so that they can be loaded from the page before. */
export const pictureSizes = (kind: PictureKind, ratio?: string): string =>
  sizes[kind === 'card' && ratio === 'portrait' ? 'portraitCard' : kind];
