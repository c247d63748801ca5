import { Picture, type PictureProps } from '@parlour/ui';
import { pictureSize } from './pictureSize.ts';

/** Props of {@link ClubPicture}. */
export type ClubPictureProps = {
  src: string;
  /** How wide it is shown: one of a row of cards, one of a carousel, or across the page. */
  kind: 'card' | 'slide' | 'hero';
  ratio: PictureProps['ratio'];
  /** The page's first large picture is loaded at once and before others. */
  isFirst?: boolean;
};

/** A picture of the club, whose words beside it say what it shows. */
export function ClubPicture({ src, ratio, isFirst = false }: ClubPictureProps) {
  return (
    <Picture
      src={src}
      alt=""
      {...pictureSize}
      ratio={ratio}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  );
}
