import { pictureSources } from '@parlour/core';
import { pictureSizes, type PictureKind } from './pictureSizes.ts';

/**
 * Preloads exactly the file that a `ClubPicture` of the same kind will show (`app/pictures-6`).
 * @param url the picture's URL at its source
 */
export function preloadPicture(
  url: string,
  kind: Exclude<PictureKind, 'card'>,
  priority: 'high' | 'auto' | 'low',
): HTMLImageElement {
  const { src, srcSet } = pictureSources(url);
  const image = new Image();
  image.fetchPriority = priority;
  image.sizes = pictureSizes(kind);
  image.srcset = srcSet;
  image.src = src;
  return image;
}
