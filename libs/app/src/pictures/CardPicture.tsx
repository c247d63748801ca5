import { Skeleton } from '@parlour/ui';
import { createContext, use, useCallback } from 'react';
import { ClubPicture, type ClubPictureProps } from './ClubPicture.tsx';
import { onIntent } from './onIntent.ts';
import { preloadPicture } from './preloadPicture.ts';

/** Whether card pictures may load. A page delays them while its large picture is loading. */
export const PicturesMayLoad = createContext(true);

export type CardPictureProps = Pick<ClubPictureProps, 'src' | 'shown' | 'isFirst' | 'sizes'> & {
  /** The ratio that the picture is cut to. */
  ratio: 'landscape' | 'portrait';
};

/**
 * A card's picture, or a skeleton until it may load.
 * Hovering or focusing the card preloads the large picture of its page (`PC4`).
 */
export function CardPicture({ src, shown, ratio, sizes, isFirst = false }: CardPictureProps) {
  // Destinations alone have portraits, and a picture across their page.
  const large = ratio === 'portrait' ? 'hero' : 'detail';
  const preloadLargePicture = useCallback(
    (frame: HTMLElement | null) => {
      const card = frame?.closest('article');
      return card ? onIntent(card, () => preloadPicture(src, large, 'low')) : undefined;
    },
    [src, large],
  );
  return use(PicturesMayLoad) ? (
    <ClubPicture
      src={src}
      shown={shown}
      kind="card"
      ratio={ratio}
      sizes={sizes}
      isFirst={isFirst}
      ref={preloadLargePicture}
    />
  ) : (
    <Skeleton shape={ratio === 'portrait' ? 'portrait' : 'picture'} />
  );
}
