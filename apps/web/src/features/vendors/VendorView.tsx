import { StaffHtml } from '@parlour/app/staff-html';
import type { Connection, Vendor } from '@parlour/contract';
import {
  type DestinationContext,
  pinsOf,
  routes,
  VENDOR_NOT_FOUND,
  vendorContext,
  vendorTrail,
} from '@parlour/core';
import { Breadcrumbs, Button, PageHeading, Skeleton } from '@parlour/ui';
import { DetailLayout } from '../../components/detail/DetailLayout.tsx';
import { PagePaper } from '../../components/paper/PagePaper.tsx';
import { VisitorInvitation } from '../../components/shared-page/VisitorInvitation.tsx';
import { SharedPage, type SharedViewProps } from '../../components/shared-page/SharedPage.tsx';
import { RelatedVendors, RelatedVendorsSkeleton } from './RelatedVendors.tsx';
import { VendorFacts } from './VendorFacts.tsx';
import { VendorMap } from './VendorMap.tsx';
import type { MarkedOffers } from './useVendorOffers.ts';
import { VendorOffers } from './VendorOffers.tsx';
import { VendorSkeleton } from './VendorSkeleton.tsx';
import * as styles from './VendorView.css.ts';

export type VendorViewProps = SharedViewProps<Vendor> & {
  /** Null while loading; empty if there are none or they failed to load. */
  related: readonly Connection[] | null;
  /** The vendor's benefits and coming events, and which are taken. Null while loading; empty for a visitor. */
  offers: MarkedOffers | null;
  /** The destination that the viewer came from, as far as the link passed it. */
  context: DestinationContext;
  /** Called when a member requests assistance with the vendor. */
  onRequest: (vendor: Vendor) => void;
};

/** One vendor, for a member to request assistance or for a visitor to look at. */
export function VendorView({ page, share, ...rest }: VendorViewProps) {
  const { visitor } = rest;
  const vendor = page.state === 'loaded' ? page.data : null;
  const context = vendorContext(vendor, rest.context, visitor?.ref ?? null);
  const trail = <Trail page={page} context={context} visitor={visitor} />;
  return (
    <SharedPage
      page={page}
      visitor={visitor}
      trail={trail}
      visitorTrail={trail}
      share={share}
      missing={{
        title: VENDOR_NOT_FOUND,
        intro: 'It may have closed, or its address has changed.',
        back: { label: 'Back to Destination Guides', href: routes.destinations.path },
      }}
      loadingLabel="Loading vendor"
      skeleton={<VendorSkeleton />}
    >
      {(loaded) => <VendorPage {...rest} vendor={loaded} context={context} />}
    </SharedPage>
  );
}

/** Line above the title: breadcrumbs, or the vendor's city once the vendor has loaded. */
function Trail({ page, context, visitor }: Pick<VendorViewProps, 'page' | 'context' | 'visitor'>) {
  const city = page.state === 'loaded' ? page.data.city : null;
  const trail = vendorTrail({ city }, context, visitor?.ref ?? null);
  switch (trail.kind) {
    case 'breadcrumbs':
      return <Breadcrumbs items={trail.breadcrumbs} />;
    case 'city':
      return <p className={styles.city}>{trail.label}</p>;
    case 'nothing':
      return page.state === 'loading' ? <Skeleton width="third" /> : null;
  }
}

type VendorPageProps = Omit<VendorViewProps, 'page' | 'share'> & { vendor: Vendor };

function VendorPage(props: VendorPageProps) {
  const { vendor, related, offers, context, visitor, onRequest } = props;
  const { name, imageUrl, description } = vendor;
  return (
    <DetailLayout
      heading={<PageHeading title={name} />}
      name={name}
      imageUrl={imageUrl}
      picture={vendor.picture}
      images={vendor.images}
      action={
        <Button
          changes={visitor === null}
          fullWidth
          variant={visitor === null ? 'primary' : 'secondary'}
          onClick={visitor === null ? () => onRequest(vendor) : visitor.onSignIn}
        >
          Request assistance
        </Button>
      }
      facts={
        <>
          <VendorFacts vendor={vendor} />
          {visitor === null ? null : <VisitorInvitation visitor={visitor} />}
        </>
      }
      {...(pinsOf([vendor]).length === 0 ? {} : { beside: <VendorMap vendor={vendor} /> })}
      after={
        // Shown at once, because what comes late would move what is below it.
        related === null || offers === null ? (
          <RelatedVendorsSkeleton />
        ) : (
          <RelatedVendors
            vendor={vendor}
            connections={related}
            context={context}
            visitorRef={visitor?.ref ?? null}
          />
        )
      }
    >
      {description === '' ? null : <StaffHtml html={description} />}
      <PagePaper subject={{ kind: 'vendor', vendor }} />
      {related === null || offers === null ? null : <VendorOffers offers={offers} />}
    </DetailLayout>
  );
}
