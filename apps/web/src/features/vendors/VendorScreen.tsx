import {
  isOfflineError,
  type QueryState,
  type SharedPageData,
  sharedPageData,
} from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { usePageTitle } from '@parlour/app/routing';
import type { Vendor } from '@parlour/contract';
import {
  type NavigationState,
  parseNavigationState,
  VENDOR_LOAD_FAILED,
  VENDOR_NOT_FOUND,
  vendorRequestContext,
  vendorToLoad,
} from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { relatedVendorsQuery, vendorQuery } from '../destinations/detail/queries.ts';
import { useOpenRequest } from '../requests/useOpenRequest.ts';
import { useVisitor } from '../../app/session/useVisitor.ts';
import { SaveButton } from '../../components/saving/SaveButton.tsx';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { useVendorOffers } from './useVendorOffers.ts';
import { VendorView } from './VendorView.tsx';

/** The vendor of the followed link, or of the current path without one. The key resets the page for another vendor. */
export function VendorScreen() {
  const { slug = '' } = useParams();
  const navigation = parseNavigationState(useLocation().state);
  const idOrSlug = vendorToLoad(navigation, slug);
  return <BoundVendor key={idOrSlug} idOrSlug={idOrSlug} navigation={navigation} />;
}

type BoundVendorProps = { idOrSlug: string; navigation: NavigationState };

/** Binds one vendor, its offers and its related vendors to their queries, and a member's request to the request form. */
function BoundVendor({ idOrSlug, navigation }: BoundVendorProps) {
  const client = useClient();
  const vendor = useQuery(vendorQuery(client, idOrSlug));
  const related = useQuery({
    ...relatedVendorsQuery(client, vendor.data?.id ?? ''),
    enabled: vendor.data !== undefined,
  });
  const offers = useVendorOffers(vendor.data?.id);
  const visitor = useVisitor();
  const openRequest = useOpenRequest();
  const page = vendorPageData(vendor);
  usePageTitle(page.state === 'missing' ? VENDOR_NOT_FOUND : (vendor.data?.name ?? 'Vendor'));

  return (
    <VendorView
      page={page}
      related={related.isPending ? null : (related.data?.vendors ?? [])}
      offers={offers}
      context={navigation}
      visitor={visitor}
      onRequest={(vendor) => openRequest(vendorRequestContext(vendor))}
      share={
        page.state === 'loaded' ? (
          <>
            <SaveButton thing={{ kind: 'vendor', of: page.data }} place="page" />
            <ShareButton page={{ kind: 'vendor' }} />
          </>
        ) : null
      }
    />
  );
}

/** Gives every failure the same message except that of a missing network (web/vendors-11). */
function vendorPageData(query: QueryState<Vendor>): SharedPageData<Vendor> {
  const page = sharedPageData(query);
  return page.state === 'error' && !isOfflineError(query.error)
    ? { ...page, message: VENDOR_LOAD_FAILED }
    : page;
}
