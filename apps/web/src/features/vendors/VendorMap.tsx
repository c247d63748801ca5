import { useIsHydrated } from '@parlour/app/hooks';
import { lazyOrNothing } from '@parlour/app/routing';
import type { Vendor } from '@parlour/contract';
import { PIN_STAR } from '@parlour/core';
import { Suspense } from 'react';
import * as styles from './VendorMap.css.ts';

/** Below the vendor's own words, so the page does not wait for its code. */
const GuideMap = lazyOrNothing(
  async () => (await import('../../components/maps/GuideMap.tsx')).GuideMap,
);

/** Where the vendor is on a map. Its code loads later, and the server renders none: its ground and its pin, which is in its middle, are there before. Drawn here, as the map's own pins come with its code. */
export function VendorMap({ vendor }: { vendor: Vendor }) {
  const place = (
    <div className={styles.place} data-theme="dark" data-scripted>
      <svg width="32" height="32" viewBox="-16 -16 32 32" aria-hidden="true">
        <circle className={styles.disc} r="11" />
        <circle className={styles.ring} r="14.5" />
        <path className={styles.star} d={PIN_STAR} />
      </svg>
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
