import type { Connection, Vendor } from '@parlour/contract';
import {
  areOfItsKind,
  type DestinationContext,
  RELATED_VENDORS,
  relatedHeading,
} from '@parlour/core';
import { SectionHeading, Skeleton } from '@parlour/ui';
import { useId } from 'react';
import { VendorTeaser } from '../../components/teasers/VendorTeaser.tsx';
import { RelatedVendorSkeleton } from './VendorSkeleton.tsx';
import * as styles from './VendorView.css.ts';

export type RelatedVendorsProps = {
  /** The vendor that they are related to. */
  vendor: Vendor;
  connections: readonly Connection[];
  /** The destination that the page of the vendor leads back to. */
  context: DestinationContext;
  /** The `ref` of a visitor, null for a member. */
  visitorRef: string | null;
};

/** The related vendors of a vendor. Renders nothing if there are none. */
export function RelatedVendors({ vendor, connections, context, visitorRef }: RelatedVendorsProps) {
  const headingId = useId();
  if (connections.length === 0) return null;
  const shown = connections.slice(0, RELATED_VENDORS);
  const isTypeSaid = areOfItsKind(vendor, shown);
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={relatedHeading(vendor, shown)} />
      <ul className={styles.cards}>
        {shown.map((connection) => (
          <li key={connection.id}>
            <VendorTeaser
              connection={connection}
              context={context}
              visitorRef={visitorRef}
              isTypeSaid={isTypeSaid}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Skeleton of the related vendors and their heading, which depends on them. */
export function RelatedVendorsSkeleton() {
  return (
    <div className={styles.section}>
      <Skeleton shape="title" width="third" />
      <div className={styles.cards}>
        {Array.from({ length: RELATED_VENDORS }, (_, index) => (
          <RelatedVendorSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
