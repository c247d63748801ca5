import { ClubPicture, type ClubPictureProps } from '@parlour/app/pictures';
import type { GiftGuide } from '@parlour/contract';
import { guidePicture, href, routes, sectionCount } from '@parlour/core';
import { Card, InitialCover } from '@parlour/ui';

export type GiftGuideTeaserProps = Pick<ClubPictureProps, 'isFirst' | 'sizes'> & {
  /** The guide, which the whole card links to. */
  guide: GiftGuide;
};

/** A gift guide in a list: a picture of its content or its initial, name, description and number of sections. */
export function GiftGuideTeaser({ guide, sizes, isFirst = false }: GiftGuideTeaserProps) {
  const { id, name, description, sections } = guide;
  const picture = guidePicture(guide);
  const product = sections
    .flatMap(({ products }) => products)
    .find(({ imageUrl }) => imageUrl === picture);
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
            shown={product?.picture}
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
