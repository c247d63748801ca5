import type { GridColumns } from '@parlour/ui';

/** Where a picture is shown: in a card, in a carousel, across the page, beside the facts of a detail page, or as a portrait. */
export type PictureKind = 'card' | 'slide' | 'hero' | 'detail' | 'face';

/**
 * Rendered widths for the `sizes` attribute, including cropped edges. A 4:3 frame crops a sixth of the picture, a 3:4
 * frame half of it.
 *
 * A card outside a `ComposedGrid` is one of three in a row, or a portrait, one of four.
 * `auto` does not work: Chromium reloads the picture for the full window width when its card leaves the page.
 */
const sizesByKind = {
  hero: '(min-width: 1264px) 1200px, (min-width: 768px) 93vw, 88vw',
  detail: '(min-width: 1264px) 795px, (min-width: 1024px) 62vw, (min-width: 768px) 108vw, 88vw',
  slide: '(min-width: 1264px) 576px, (min-width: 1024px) 45vw, (min-width: 768px) 56vw, 90vw',
  card: '(min-width: 1264px) 461px, (min-width: 768px) 36vw, 108vw',
  face: '180px',
  portraitCard: '(min-width: 1264px) 600px, (min-width: 768px) 46vw, 92vw',
} as const;

/** Returns the `sizes` attribute. Only a card's depends on its frame, so the previous page can preload the others. */
export function pictureSizes(kind: PictureKind, ratio?: string): string {
  return sizesByKind[kind === 'card' && ratio === 'portrait' ? 'portraitCard' : kind];
}

/** Rendered widths of a picture in a cell, by the number of cells in its row. */
const wideScreen = { 2: 588, 3: 384, 4: 282 } as const;
const screenShare = { 2: 46, 3: 30, 4: 22 } as const;
const onPhone = { 1: '90vw', 2: '43vw', lines: '88px' } as const;

/** How much wider a picture of the club is than its frame, which crops it. The flat frame of a wide cell does not. */
const crop = { landscape: 1.2, portrait: 2.13 } as const;

/** Returns the `sizes` attribute of a picture in a cell of a `ComposedGrid`, including cropped edges. */
export function cellPictureSizes({ phone, md, lg }: GridColumns, ratio: keyof typeof crop): string {
  const times = crop[ratio];
  // Two cells in a row have flat frames on a wide screen alone.
  const onLarge = lg === 2 ? 1 : times;
  return [
    `(min-width: 1264px) ${Math.round(wideScreen[lg] * onLarge)}px`,
    `(min-width: 1024px) ${Math.round(screenShare[lg] * times)}vw`,
    `(min-width: 768px) ${Math.round(screenShare[md] * times)}vw`,
    `calc(${times} * ${onPhone[phone]})`,
  ].join(', ');
}
