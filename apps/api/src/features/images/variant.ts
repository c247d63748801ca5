import { IMAGE_WIDTHS, type ImageQuery } from '@parlour/contract';

/** What is made of a picture: few kinds, so that nobody can fill the cache with near twins. Sizes are pixels. */
export type Variant = Pick<Required<ImageQuery>, 'format' | 'quality'> & {
  readonly width: number;
  readonly height: number;
};

const qualities = [40, 60, 80, 90] as const;
const FULL_QUALITY = 80;
/** The first step that is not below the value, else the last. */
const raised = (steps: readonly number[], value: number): number =>
  steps.find((step) => step >= value) ?? steps.at(-1) ?? value;

/** Raises what a call asks for to the next of few steps; a side that it leaves open is only bounded. */
export function variantOf({ format, quality, width, height }: ImageQuery): Variant {
  return {
    format,
    // PNG loses nothing, so all qualities are one.
    quality: format === 'png' ? FULL_QUALITY : raised(qualities, quality),
    width: raised(IMAGE_WIDTHS, width ?? Infinity),
    height: raised(IMAGE_WIDTHS, height ?? Infinity),
  };
}
