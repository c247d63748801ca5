import { PageDataView, type SharedPageData } from '@parlour/app/data';
import { ClubPicture } from '@parlour/app/pictures';
import type { GiftProduct } from '@parlour/contract';
import { formatPrice, GIFT_ITEM_NOT_FOUND, PRICE_ON_REQUEST, routes } from '@parlour/core';
import {
  Breadcrumbs,
  Button,
  ChevronLeftIcon,
  Container,
  DefinitionList,
  LinkButton,
  PageHeading,
  Stack,
} from '@parlour/ui';
import type { ReactNode } from 'react';
import { MissingPage } from '../../../components/shared-page/MissingPage.tsx';
import type { Visitor } from '../../../app/session/useVisitor.ts';
import { VisitorInvitation } from '../../../components/shared-page/VisitorInvitation.tsx';
import { PageToolbar } from '../../../components/shared-page/PageToolbar.tsx';
import { websiteItems } from '../../../components/websiteItems.tsx';
import { GiftProductSkeleton } from './GiftProductSkeleton.tsx';
import * as styles from './GiftProductView.css.ts';

/** A member or a visitor, with their actions on the page. */
export type GiftViewer =
  | {
      kind: 'member';
      /** Path of the guide from which the member came; null without one. */
      guidePath: string | null;
      onRequest: (product: GiftProduct) => void;
    }
  | { kind: 'visitor'; visitor: Visitor };

export type GiftProductViewProps = {
  page: SharedPageData<GiftProduct>;
  viewer: GiftViewer;
  /** The share button, if the member may share the loaded page. */
  share?: ReactNode;
};

/** One gift product, for a member to request or for a visitor to look at. */
export function GiftProductView({ page, viewer, share }: GiftProductViewProps) {
  return (
    <Container>
      <Stack gap={6}>
        {viewer.kind === 'member' ? (
          <PageToolbar share={share}>
            <BackLink guidePath={viewer.guidePath} />
          </PageToolbar>
        ) : null}
        {page.state === 'missing' ? (
          <MissingPage
            title={GIFT_ITEM_NOT_FOUND}
            intro="It may no longer be made, or its address has changed."
            back={{ label: 'Back to Gift Guides', href: routes.giftGuides.path }}
            visitor={viewer.kind === 'visitor' ? viewer.visitor : null}
          />
        ) : (
          <PageDataView page={page} loadingLabel="Loading gift" skeleton={<GiftProductSkeleton />}>
            {(product) => <ProductPage product={product} viewer={viewer} />}
          </PageDataView>
        )}
      </Stack>
    </Container>
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

type ProductPageProps = { product: GiftProduct; viewer: GiftViewer };

function ProductPage({ product, viewer }: ProductPageProps) {
  const { name, description, imageUrl } = product;
  return (
    <article className={imageUrl === null ? styles.column : styles.columns}>
      {imageUrl === null ? null : (
        <ClubPicture src={imageUrl} kind="hero" ratio="landscape" isFirst />
      )}
      <div className={styles.words}>
        <PageHeading title={name} eyebrow="Gifting" />
        {description === '' ? null : <p className={styles.description}>{description}</p>}
        <ProductFacts product={product} />
        <Button
          fullWidth
          variant={viewer.kind === 'member' ? 'primary' : 'secondary'}
          onClick={() =>
            viewer.kind === 'member' ? viewer.onRequest(product) : viewer.visitor.onSignIn()
          }
        >
          Request This Gift
        </Button>
        {viewer.kind === 'visitor' ? <VisitorInvitation visitor={viewer.visitor} /> : null}
      </div>
    </article>
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
