import { useIsHydrated } from '@parlour/app/hooks';
import { lazyOrNothing } from '@parlour/app/routing';
import type { Vendor } from '@parlour/contract';
import { Suspense } from 'react';
import * as styles from './VendorMap.css.ts';

/** Below the vendor's own words, so the page does not wait for its code. */
const GuideMap = lazyOrNothing(
  async () => (await import('../../components/maps/GuideMap.tsx')).GuideMap,
);

/** Where the vendor is on a map. Its place is kept while its code loads, and in a page that the server renders. */
export function VendorMap({ vendor }: { vendor: Vendor }) {
  const place = <div className={styles.place} data-scripted />;
  return useIsHydrated() ? (
    <Suspense fallback={place}>
      <GuideMap
        label={`Map of ${vendor.name}`}
        vendors={[vendor]}
        page="vendor"
        hasFilter={false}
      />
    </Suspense>
  ) : (
    place
  );
}
