import { Skeleton } from '@parlour/ui';
import { createContext, use } from 'react';
import { ClubPicture } from './ClubPicture.tsx';

/** Whether the pictures of cards may load. A page holds them back while its one large picture is on its way. */
export const PicturesMayLoad = createContext(true);

/** Props of {@link CardPicture}. */
export type CardPictureProps = { src: string; ratio: 'landscape' | 'portrait' };

/** A card's picture, or its room until it may load. The card's own words say what it shows. */
export function CardPicture({ src, ratio }: CardPictureProps) {
  return use(PicturesMayLoad) ? (
    <ClubPicture src={src} kind="card" ratio={ratio} />
  ) : (
    <Skeleton shape={ratio === 'portrait' ? 'portrait' : 'picture'} />
  );
}
