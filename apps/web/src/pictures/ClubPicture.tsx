import { pictureSources } from '@parlour/core';
import { Picture, type PictureProps } from '@parlour/ui';
import { pictureSize } from './pictureSize.ts';
import { pictureSizes, type PictureKind } from './pictureSizes.ts';

/** Props of {@link ClubPicture}. */
export type ClubPictureProps = {
  /** Where the club keeps it. */
  src: string;
  kind: PictureKind;
  ratio: PictureProps['ratio'];
  /** The page's first large picture is loaded at once and before others. */
  isFirst?: boolean;
  ref?: PictureProps['ref'];
};

/** A picture of the club, as large as it is shown, whose words beside it say what it shows. */
export function ClubPicture({ src, kind, ratio, isFirst = false, ref }: ClubPictureProps) {
  return (
    <Picture
      {...pictureSources(src)}
      {...pictureSize}
      sizes={pictureSizes(kind, ratio)}
      alt=""
      ratio={ratio}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      ref={ref}
    />
  );
}
