import { InitialCover, Skeleton } from '@parlour/ui';
import { createContext, use, useCallback } from 'react';
import { ClubPicture, type ClubPictureProps } from './ClubPicture.tsx';
import { onIntent } from './onIntent.ts';
import { preloadPicture } from './preloadPicture.ts';

/** Whether card pictures may load. A page delays them while its large picture is loading. */
export const PicturesMayLoad = createContext(true);

export type CardPictureProps = Pick<ClubPictureProps, 'shown' | 'isFirst' | 'sizes'> & {
  /** The picture's URL at its source; null for none. */
  src: string | null;
  /** The name on the card, whose initial replaces a missing picture (`app/pictures-7`). */
  name: string;
  /** The ratio that the picture is cut to. */
  ratio: 'landscape' | 'portrait';
};

/**
 * A card's picture, a skeleton until it may load, or without one that loads the initial of the name in its size.
 * Hovering or focusing the card preloads the large picture of its page (`app/pictures-4`).
 */
export function CardPicture({ src, name, shown, ratio, sizes, isFirst = false }: CardPictureProps) {
  // Destinations alone have portraits, and a picture across their page.
  const large = ratio === 'portrait' ? 'hero' : 'detail';
  const preloadLargePicture = useCallback(
    (frame: HTMLElement | null) => {
      const card = frame?.closest('article');
      return card && src !== null
        ? onIntent(card, () => preloadPicture(src, large, 'low'))
        : undefined;
    },
    [src, large],
  );
  const cover = <InitialCover name={name} ratio={ratio} />;
  if (src === null) return cover;
  return use(PicturesMayLoad) ? (
    <ClubPicture
      src={src}
      shown={shown}
      kind="card"
      ratio={ratio}
      sizes={sizes}
      isFirst={isFirst}
      fallback={cover}
      ref={preloadLargePicture}
    />
  ) : (
    <Skeleton shape={ratio === 'portrait' ? 'portrait' : 'picture'} />
  );
}
