import { useIsHydrated } from '@parlour/app/hooks';
import { lazyOrNothing } from '@parlour/app/routing';
import type { Vendor } from '@parlour/contract';
import { StillPin } from '@parlour/map/still-pin';
import { Suspense } from 'react';
import * as styles from './VendorMap.css.ts';

/** Below the vendor's own words, so the page does not wait for its code. */
const GuideMap = lazyOrNothing(
  async () => (await import('../../components/maps/GuideMap.tsx')).GuideMap,
);

/** Where the vendor is on a map. Its code loads later, and the server renders none: its ground and its pin, which is in its middle, are there before. */
export function VendorMap({ vendor }: { vendor: Vendor }) {
  const place = (
    <div className={styles.place} data-theme="dark" data-scripted>
      <StillPin number={null} />
    </div>
  );
  return (
    <div className={styles.map}>
      {useIsHydrated() ? (
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
      )}
    </div>
  );
}
