/** Where a picture is shown: in a card, in a carousel, across the page, or as a portrait. */
export type PictureKind = 'card' | 'slide' | 'hero' | 'face';

/**
 * Rendered widths for the `sizes` attribute, including cropped edges. A 4:3 frame crops a sixth of the picture, a 3:4
 * frame half of it.
 *
 * A card outside a `ComposedGrid` uses a medium width, never more than twice too wide (`PC7`).
 * `auto` does not work: Chromium reloads the picture for the full window width when its card leaves the page.
 */
const sizesByKind = {
  hero: '(min-width: 1264px) 1200px, 88vw',
  slide: '(min-width: 1264px) 818px, (min-width: 768px) 65vw, 88vw',
  card: '(min-width: 768px) 400px, 108vw',
  face: '180px',
  portraitCard: '(min-width: 1024px) 600px, (min-width: 768px) 480px, 130vw',
} as const;

/** Returns the `sizes` attribute. A hero has the same in every frame, so the previous page can preload it. */
export function pictureSizes(kind: PictureKind, ratio?: string): string {
  return sizesByKind[kind === 'card' && ratio === 'portrait' ? 'portraitCard' : kind];
}
