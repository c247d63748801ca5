import { ClubPicture, type ClubPictureProps } from '@parlour/app/pictures';
import type { GiftGuide } from '@parlour/contract';
import { guidePicture, href, routes, sectionCount } from '@parlour/core';
import { Card } from '@parlour/ui';
import { InitialCover } from './InitialCover.tsx';

export type GiftGuideTeaserProps = Pick<ClubPictureProps, 'isFirst' | 'sizes'> & {
  /** The guide, which the whole card links to. */
  guide: GiftGuide;
};

/** A gift guide in a list: a picture of its content, name, description and number of sections. */
export function GiftGuideTeaser({ guide, sizes, isFirst = false }: GiftGuideTeaserProps) {
  const { id, name, description, sections } = guide;
  const picture = guidePicture(guide);
  return (
    <Card
      href={href(routes.giftGuide, { id })}
      title={name}
      text={description}
      meta={sectionCount(sections.length)}
      headingLevel={2}
      media={
        picture === null ? (
          <InitialCover name={name} ratio="landscape" />
        ) : (
          <ClubPicture
            src={picture}
            kind="card"
            ratio="landscape"
            sizes={sizes}
            isFirst={isFirst}
          />
        )
      }
    />
  );
}
