import { pictureSources } from '@parlour/core';
import { Picture, type PictureProps } from '@parlour/ui';
import { pictureDimensions } from './pictureDimensions.ts';
import { pictureSizes, type PictureKind } from './pictureSizes.ts';

export type ClubPictureProps = {
  /** The picture's URL at its source. */
  src: string;
  /** Where the picture is shown, which decides how wide it is loaded. */
  kind: PictureKind;
  /** The ratio that the picture is cut to. */
  ratio: PictureProps['ratio'];
  /** The `sizes` attribute where the layout gives one; otherwise that of the kind. */
  sizes?: string | undefined;
  /** The page's first picture loads eagerly with high priority (`PC2`). */
  isFirst?: boolean;
  /** The element of the picture. */
  ref?: PictureProps['ref'];
};

/** A picture of the club, loaded at the width of its layout. Decorative: the text beside it describes it. */
export function ClubPicture({
  src,
  kind,
  ratio,
  sizes = pictureSizes(kind, ratio),
  isFirst = false,
  ref,
}: ClubPictureProps) {
  return (
    <Picture
      {...pictureSources(src)}
      {...pictureDimensions}
      sizes={sizes}
      alt=""
      ratio={ratio}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      ref={ref}
    />
  );
}
