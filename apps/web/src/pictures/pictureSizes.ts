/** How a picture is shown: one of a row of cards, one of a carousel, across the page, or as a member's face. */
export type PictureKind = 'card' | 'slide' | 'hero' | 'face';

/**
 * How wide a picture is drawn, for the attribute `sizes`. Cut edges count, which are a sixth of the picture in a frame of
 * 4:3 and half of it in one of 3:4, but on a phone, whose pixels are too fine to miss them, only in the latter. The
 * width of a card depends on its row, so cards get a middle that is never twice too wide. `auto` is no way out: Chromium
 * loads such a picture again, for the whole window's width, when its card leaves the page.
 */
const sizes = {
  hero: '(min-width: 1264px) 1200px, 88vw',
  slide: '(min-width: 1264px) 818px, (min-width: 768px) 65vw, 88vw',
  card: '(min-width: 768px) 400px, 80vw',
  face: '180px',
  portraitCard: '(min-width: 1024px) 600px, (min-width: 768px) 480px, 130vw',
} as const;

/** The `sizes` of a picture; heroes have the same in every frame, so that they can be loaded from the page before. */
export const pictureSizes = (kind: PictureKind, ratio?: string): string =>
  sizes[kind === 'card' && ratio === 'portrait' ? 'portraitCard' : kind];
