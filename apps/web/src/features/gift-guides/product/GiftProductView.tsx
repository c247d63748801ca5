import type { GiftProduct } from '@parlour/contract';
import { formatPrice, GIFT_ITEM_NOT_FOUND, PRICE_ON_REQUEST, routes } from '@parlour/core';
import {
  Breadcrumbs,
  Button,
  ChevronLeftIcon,
  DefinitionList,
  LinkButton,
  PageHeading,
  Skeleton,
} from '@parlour/ui';
import { DetailLayout } from '../../../components/detail/DetailLayout.tsx';
import { DetailSkeleton } from '../../../components/detail/DetailSkeleton.tsx';
import { PagePaper } from '../../../components/paper/PagePaper.tsx';
import { VisitorInvitation } from '../../../components/shared-page/VisitorInvitation.tsx';
import { SharedPage, type SharedViewProps } from '../../../components/shared-page/SharedPage.tsx';
import { websiteItems } from '../../../components/websiteItems.tsx';
import * as styles from './GiftProductView.css.ts';

export type GiftProductViewProps = SharedViewProps<GiftProduct> & {
  /** Path of the guide that the member came from; null without one. */
  guidePath: string | null;
  /** Called when a member requests the product. */
  onRequest: (product: GiftProduct) => void;
};

/** One gift product, for a member to request or for a visitor to look at. */
export function GiftProductView(props: GiftProductViewProps) {
  const { page, visitor, share, guidePath, onRequest } = props;
  return (
    <SharedPage
      page={page}
      visitor={visitor}
      trail={<BackLink guidePath={guidePath} />}
      share={share}
      missing={{
        title: GIFT_ITEM_NOT_FOUND,
        intro: 'It may no longer be made, or its address has changed.',
        back: { label: 'Back to Gift Guides', href: routes.giftGuides.path },
      }}
      loadingLabel="Loading gift"
      skeleton={
        <DetailSkeleton facts={2}>
          <Skeleton width="third" />
          <Skeleton shape="title" />
        </DetailSkeleton>
      }
    >
      {(product) => <ProductPage product={product} visitor={visitor} onRequest={onRequest} />}
    </SharedPage>
  );
}

function BackLink({ guidePath }: { guidePath: string | null }) {
  return guidePath === null ? (
    <Breadcrumbs items={[{ label: 'Gift Guides', href: routes.giftGuides.path }]} />
  ) : (
    <div>
      <LinkButton variant="quiet" size="small" href={guidePath}>
        <ChevronLeftIcon />
        Back to Guide
      </LinkButton>
    </div>
  );
}

type ProductPageProps = Pick<GiftProductViewProps, 'visitor' | 'onRequest'> & {
  product: GiftProduct;
};

function ProductPage({ product, visitor, onRequest }: ProductPageProps) {
  const { name, description, imageUrl } = product;
  return (
    <DetailLayout
      heading={<PageHeading title={name} eyebrow="Gifting" />}
      name={name}
      imageUrl={imageUrl}
      picture={product.picture}
      images={product.images}
      action={
        <Button
          changes={visitor === null}
          fullWidth
          variant={visitor === null ? 'primary' : 'secondary'}
          onClick={visitor === null ? () => onRequest(product) : visitor.onSignIn}
        >
          Request This Gift
        </Button>
      }
      facts={
        <>
          <ProductFacts product={product} />
          {visitor === null ? null : <VisitorInvitation visitor={visitor} />}
        </>
      }
    >
      {description === '' ? null : <p className={styles.description}>{description}</p>}
      <PagePaper subject={{ kind: 'gift', product }} />
    </DetailLayout>
  );
}

function ProductFacts({ product }: { product: GiftProduct }) {
  return (
    <DefinitionList
      items={[
        { label: 'Price Range', value: formatPrice(product) ?? PRICE_ON_REQUEST },
        ...websiteItems('Product Website', product.productUrl),
      ]}
    />
  );
}
