import { ClubPicture } from '@parlour/app/pictures';
import { StaffHtml } from '@parlour/app/staff-html';
import type { Connection, Vendor } from '@parlour/contract';
import {
  type DestinationContext,
  pinsOf,
  relatedHeading,
  routes,
  VENDOR_NOT_FOUND,
  vendorTrail,
} from '@parlour/core';
import { Breadcrumbs, Button, PageHeading, Skeleton } from '@parlour/ui';
import { GuideMap } from '../../components/maps/GuideMap.tsx';
import * as article from '../../components/shared-page/article.css.ts';
import { VisitorInvitation } from '../../components/shared-page/VisitorInvitation.tsx';
import { SharedPage, type SharedViewProps } from '../../components/shared-page/SharedPage.tsx';
import { RelatedVendors } from './RelatedVendors.tsx';
import { VendorFacts } from './VendorFacts.tsx';
import { VendorSkeleton } from './VendorSkeleton.tsx';
import * as styles from './VendorView.css.ts';

export type VendorViewProps = SharedViewProps<Vendor> & {
  /** Null while loading; empty if there are none or they failed to load. */
  related: readonly Connection[] | null;
  /** The destination from which the viewer came, as far as the link passed it. */
  context: DestinationContext;
  /** Called when a member requests assistance with the vendor. */
  onRequest: (vendor: Vendor) => void;
};

/** One vendor, for a member to request assistance or for a visitor to look at. */
export function VendorView({ page, share, ...rest }: VendorViewProps) {
  const { context, visitor } = rest;
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
      {(vendor) => <VendorPage vendor={vendor} {...rest} />}
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

function VendorPage({ vendor, related, context, visitor, onRequest }: VendorPageProps) {
  const { name, imageUrl, description } = vendor;
  return (
    <article className={article.article}>
      <PageHeading title={name} />
      {imageUrl === null ? null : (
        <div className={styles.hero}>
          <ClubPicture src={imageUrl} kind="hero" ratio="wide" isFirst />
        </div>
      )}
      <div className={styles.columns}>
        <aside className={article.facts} aria-label="At a glance">
          <VendorFacts vendor={vendor} />
          <Button
            fullWidth
            variant={visitor === null ? 'primary' : 'secondary'}
            onClick={visitor === null ? () => onRequest(vendor) : visitor.onSignIn}
          >
            Request assistance
          </Button>
          {visitor === null ? null : <VisitorInvitation visitor={visitor} />}
        </aside>
        <div className={styles.about}>
          {description === '' ? null : <StaffHtml html={description} />}
          {pinsOf([vendor]).length === 0 ? null : (
            <GuideMap label={`Map of ${name}`} vendors={[vendor]} page="vendor" hasFilter={false} />
          )}
        </div>
      </div>
      <RelatedVendors
        heading={relatedHeading(vendor)}
        connections={related}
        context={context}
        visitorRef={visitor?.ref ?? null}
      />
    </article>
  );
}
