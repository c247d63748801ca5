import { CardPicture, type CardPictureProps } from '@parlour/app/pictures';
import type { GiftProduct } from '@parlour/contract';
import { formatPrice, type GiftNavigationState, href, routes, withRef } from '@parlour/core';
import { Button, Card, VisuallyHidden } from '@parlour/ui';
import { SaveButton } from '../saving/SaveButton.tsx';

export type GiftProductTeaserProps = Pick<CardPictureProps, 'isFirst' | 'sizes'> & {
  /** The product, which the card links to. */
  product: GiftProduct;
  /** The guide that contains the teaser. The product's page links back to it. */
  guideId: string;
  /** The visitor's `ref`; null for a member. */
  visitorRef: string | null;
  /** Called when the viewer requests the product. */
  onRequest: (product: GiftProduct) => void;
};

/** A product of a gift guide: picture or initial, name, price if known, and a button that requests it. */
export function GiftProductTeaser(props: GiftProductTeaserProps) {
  const { product, guideId, visitorRef, onRequest, isFirst = false, sizes } = props;
  const { id, name, imageUrl } = product;
  const state: GiftNavigationState = { giftGuideId: guideId };
  return (
    <Card
      href={withRef(href(routes.giftProduct, { productId: id }), visitorRef)}
      state={state}
      title={name}
      meta={formatPrice(product)}
      action={
        <Button changes variant="secondary" size="small" onClick={() => onRequest(product)}>
          <span>
            Request <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        </Button>
      }
      corner={<SaveButton thing={{ kind: 'gift_product', of: product }} place="picture" />}
      media={
        <CardPicture
          src={imageUrl}
          name={name}
          shown={product.picture}
          ratio="landscape"
          sizes={sizes}
          isFirst={isFirst}
        />
      }
    />
  );
}
