import { CardPicture, type CardPictureProps } from '@parlour/app/pictures';
import type { GiftProduct } from '@parlour/contract';
import { formatPrice, type GiftNavigationState, href, routes, withRef } from '@parlour/core';
import { Card } from '@parlour/ui';
import { InitialCover } from './InitialCover.tsx';

export type GiftProductTeaserProps = Pick<CardPictureProps, 'isFirst'> & {
  product: GiftProduct;
  /** The guide that contains the teaser. The product's page links back to it. */
  guideId: string;
  /** The visitor's `ref`; null for a member. */
  visitorRef: string | null;
};

/** A product of a gift guide: picture, name, and price if known. */
export function GiftProductTeaser(props: GiftProductTeaserProps) {
  const { product, guideId, visitorRef, isFirst = false } = props;
  const { id, name, imageUrl } = product;
  const state: GiftNavigationState = { giftGuideId: guideId };
  return (
    <Card
      href={withRef(href(routes.giftProduct, { productId: id }), visitorRef)}
      state={state}
      title={name}
      meta={formatPrice(product)}
      media={
        imageUrl === null ? (
          <InitialCover name={name} ratio="landscape" />
        ) : (
          <CardPicture src={imageUrl} ratio="landscape" isFirst={isFirst} />
        )
      }
    />
  );
}
