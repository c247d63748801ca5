import type { ShownPicture } from '@parlour/contract';
import { pictureSources } from '@parlour/core';
import { Picture, type PictureProps } from '@parlour/ui';
import { type PictureKind, pictureSizes } from './pictureSizes.ts';

/** Nominal size of the club's pictures in pixels. Frames crop it; it reserves space while a picture loads. */
const pictureDimensions = { width: 1600, height: 1000 } as const;

export type ClubPictureProps = {
  /** The picture's URL at its source. */
  src: string;
  /** Its alternative text and focal point. Undefined for a picture that the text beside it describes. */
  shown?: ShownPicture | undefined;
  /** Where the picture is shown, which decides how wide it is loaded. */
  kind: PictureKind;
  /** The ratio that the picture is cut to. */
  ratio: PictureProps['ratio'];
  /** The `sizes` attribute where the layout gives one; otherwise that of the kind. */
  sizes?: string | undefined;
  /** The page's first picture loads eagerly with high priority (`app/pictures-2`). */
  isFirst?: boolean;
  /** What fills the frame where the picture can't be loaded. */
  fallback?: PictureProps['fallback'];
  /** The element of the picture. */
  ref?: PictureProps['ref'];
};

/** A picture of the club, loaded at the width of its layout and cropped around its focal point (`app/pictures-8`). */
export function ClubPicture({
  src,
  shown,
  kind,
  ratio,
  sizes = pictureSizes(kind, ratio),
  isFirst = false,
  fallback,
  ref,
}: ClubPictureProps) {
  return (
    <Picture
      {...pictureSources(src)}
      {...pictureDimensions}
      sizes={sizes}
      alt={shown?.alternativeText ?? ''}
      // Classes for all points would cost each page more CSS than a property that a script sets.
      focus={shown && { x: shown.focusX, y: shown.focusY }}
      ratio={ratio}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      fallback={fallback}
      ref={ref}
    />
  );
}
