import { IMAGE_WIDTHS, type ImageQuery, PREVIEW_SIZE } from '@parlour/contract';
import type { PictureOrder } from '../../platform/images/picture-process/order.ts';

/** The format, quality and size of a made picture, in pixels. Few variants exist, to keep the cache small (api/images-10). */
export type Variant = Omit<PictureOrder, 'from' | 'to' | 'keepsTransparency'>;

const qualities = [40, 60, 80, 90] as const;
const FULL_QUALITY = 80;
/** Returns the first step that is not below the value, or the last step. */
const roundUp = (steps: readonly number[], value: number): number =>
  steps.find((step) => step >= value) ?? steps.at(-1) ?? value;

/** Rounds the query up to the next of a few steps. A missing side gets the largest size. A preview has one size (api/images-22). */
export function variantOf({ format, quality, width, height, shape }: ImageQuery): Variant {
  const variant = {
    format,
    // PNG loses nothing, so all qualities are one.
    quality: format === 'png' ? FULL_QUALITY : roundUp(qualities, quality),
    width: roundUp(IMAGE_WIDTHS, width ?? Infinity),
    height: roundUp(IMAGE_WIDTHS, height ?? Infinity),
  };
  return shape === 'preview' ? { ...variant, ...PREVIEW_SIZE, isCropped: true } : variant;
}
