import { Skeleton } from '@parlour/ui';
import { createContext, use, useCallback } from 'react';
import { ClubPicture, type ClubPictureProps } from './ClubPicture.tsx';
import { whenPointedAt } from './whenPointedAt.ts';
import { loadPicture } from './loadPicture.ts';

/** Whether the pictures of cards may load. A page holds them back while its one large picture is on its way. */
export const PicturesMayLoad = createContext(true);

/** Props of {@link CardPicture}. */
export type CardPictureProps = Pick<ClubPictureProps, 'src' | 'isFirst'> & {
  ratio: 'landscape' | 'portrait';
};

/**
 * A card's picture, or its room until it may load. The card's own words say what it shows. The page that the card leads
 * to shows it across: that one is loaded when the reader points at the card.
 */
export function CardPicture({ src, ratio, isFirst = false }: CardPictureProps) {
  const followPointer = useCallback(
    (frame: HTMLElement | null) => {
      const card = frame?.closest('article');
      return card ? whenPointedAt(card, () => loadPicture(src, 'hero', 'low')) : undefined;
    },
    [src],
  );
  return use(PicturesMayLoad) ? (
    <ClubPicture src={src} kind="card" ratio={ratio} isFirst={isFirst} ref={followPointer} />
  ) : (
    <Skeleton shape={ratio === 'portrait' ? 'portrait' : 'picture'} />
  );
}
