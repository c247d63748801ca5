import type { Connection } from '@parlour/contract';
import { type DestinationContext, RELATED_VENDORS } from '@parlour/core';
import { SectionHeading } from '@parlour/ui';
import { useId } from 'react';
import { VendorTeaser } from '../../components/teasers/VendorTeaser.tsx';
import { RelatedVendorSkeleton } from './VendorSkeleton.tsx';
import * as styles from './VendorView.css.ts';

export type RelatedVendorsProps = {
  heading: string;
  /** Null while loading. */
  connections: readonly Connection[] | null;
  /** The destination from which the viewer came. */
  context: DestinationContext;
  /** The `ref` of a visitor, null for a member. */
  visitorRef: string | null;
};

/** The related vendors of a vendor. Renders nothing if there are none. */
export function RelatedVendors({ heading, connections, context, visitorRef }: RelatedVendorsProps) {
  const headingId = useId();
  if (connections?.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={heading} />
      {connections === null ? (
        <div className={styles.cards}>
          {Array.from({ length: RELATED_VENDORS }, (_, index) => (
            <RelatedVendorSkeleton key={index} />
          ))}
        </div>
      ) : (
        <ul className={styles.cards}>
          {connections.slice(0, RELATED_VENDORS).map((connection) => (
            <li key={connection.id}>
              <VendorTeaser connection={connection} context={context} visitorRef={visitorRef} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
