import type { PictureOrder } from '../../platform/images/picture-process/order.ts';

/** The longer side of a stored picture, in pixels: the widest that the image proxy renders. */
const SIDE_LIMIT = 2400;
const QUALITY = 88;

/** Returns the order that makes a file what the club stores of a picture. */
export function storedPictureOrder(from: string, to: string): PictureOrder {
  return {
    from,
    to,
    format: 'jpeg',
    quality: QUALITY,
    width: SIDE_LIMIT,
    height: SIDE_LIMIT,
    keepsTransparency: true,
  };
}
