import type { GiftGuide } from '@parlour/contract';
import { giftGuidePath, guidePicture, sectionCount } from '@parlour/core';
import { Card } from '@parlour/ui';
import { ClubPicture, type ClubPictureProps } from '../pictures/ClubPicture.tsx';
import { InitialCover } from './InitialCover.tsx';

/** Props of {@link GiftGuideCard}. */
export type GiftGuideCardProps = Pick<ClubPictureProps, 'isFirst'> & { guide: GiftGuide };

/** A gift guide among others: a picture of what is in it, its name, its description and its number of sections. */
export function GiftGuideCard({ guide, isFirst = false }: GiftGuideCardProps) {
  const { id, name, description, sections } = guide;
  const picture = guidePicture(guide);
  return (
    <Card
      href={giftGuidePath(id)}
      title={name}
      text={description}
      meta={sectionCount(sections.length)}
      headingLevel={2}
      media={
        picture === null ? (
          <InitialCover name={name} ratio="landscape" />
        ) : (
          <ClubPicture src={picture} kind="card" ratio="landscape" isFirst={isFirst} />
        )
      }
    />
  );
}
