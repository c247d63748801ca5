import type { Vendor } from '@parlour/contract';
import { activityBadges, michelinLabel } from '@parlour/core';
import { Badge, DefinitionList, StarIcon } from '@parlour/ui';
import type { ReactNode } from 'react';
import { placeName } from '../../components/teasers/place.ts';
import { websiteItems } from '../../components/websiteItems.tsx';
import * as styles from './VendorView.css.ts';

export type VendorFactsProps = { vendor: Vendor };

/** Facts about a vendor. Unknown values are omitted. */
export function VendorFacts({ vendor }: VendorFactsProps) {
  const facts: readonly { label: string; value: ReactNode }[] = [
    { label: 'Location', value: locationOf(vendor) },
    ...websiteItems('Website', vendor.website),
    { label: 'Phone', value: phoneOf(vendor) },
    { label: 'Type', value: vendor.type.trim() || null },
    { label: 'Activities', value: activitiesOf(vendor) },
    { label: 'Distinction', value: distinctionOf(vendor) },
  ];
  return <DefinitionList items={facts.filter(({ value }) => value !== null)} />;
}

function locationOf({ address, city, state }: Vendor): ReactNode {
  const lines = new Set([address?.trim() || null, placeName({ city, state, country: null })]);
  lines.delete(null);
  return lines.size === 0 ? null : [...lines].map((line) => <div key={line}>{line}</div>);
}

function phoneOf({ phone, phoneUrl }: Vendor): ReactNode {
  const number = phone?.trim() ?? '';
  return number === '' ? null : (
    <a className={styles.phone} href={phoneUrl ?? `tel:${number.replaceAll(/[^+\d]/g, '')}`}>
      {number}
    </a>
  );
}

function activitiesOf(vendor: Vendor): ReactNode {
  const badges = activityBadges(vendor);
  return badges.length === 0 ? null : (
    <ul className={styles.badges}>
      {badges.map((badge) => (
        <li key={badge}>
          <Badge>{badge}</Badge>
        </li>
      ))}
    </ul>
  );
}

function distinctionOf({ michelinStars }: Vendor): ReactNode {
  const label = michelinLabel(michelinStars);
  return label === null ? null : (
    <>
      <span className={styles.stars}>
        {Array.from({ length: michelinStars ?? 0 }, (_, index) => (
          <StarIcon key={index} />
        ))}
      </span>
      {label}
    </>
  );
}
