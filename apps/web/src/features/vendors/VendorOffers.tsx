import type { Benefit, Event } from '@parlour/contract';
import {
  formatDay,
  formatEventDay,
  formatEventTime,
  formatOff,
  href,
  type Offers,
  routes,
} from '@parlour/core';
import { Card, SectionHeading } from '@parlour/ui';
import { type ReactNode, useId } from 'react';
import { ZonedTime } from '../../components/ZonedTime.tsx';
import * as styles from './VendorView.css.ts';

export type VendorOffersProps = { offers: Offers };

/** The benefits and the coming events of a vendor. Without pictures, which would often be the vendor's own again. */
export function VendorOffers({ offers: { benefits, events } }: VendorOffersProps) {
  return (
    <>
      <OfferSection title="Member Benefits" items={benefits} card={BenefitCard} />
      <OfferSection title="Upcoming Events" items={events} card={EventCard} />
    </>
  );
}

type OfferSectionProps<Item> = {
  title: string;
  items: readonly Item[];
  card: (item: Item) => ReactNode;
};

function OfferSection<Item extends { id: string }>({
  title,
  items,
  card,
}: OfferSectionProps<Item>) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={title} />
      <ul className={styles.cards}>
        {items.map((item) => (
          <li key={item.id}>{card(item)}</li>
        ))}
      </ul>
    </section>
  );
}

const BenefitCard = ({ id, title, value, expiresAt }: Benefit) => (
  <Card
    href={href(routes.benefit, { benefitId: id })}
    title={title}
    {...eyebrowOf(formatOff(value))}
    meta={expiresAt === null ? null : `Valid until ${formatDay(expiresAt)}`}
  />
);

const EventCard = ({ id, title, startDate, endDate, timeZone }: Event) => (
  <Card
    href={href(routes.event, { eventId: id })}
    title={title}
    eyebrow={formatEventDay(startDate, timeZone)}
    meta={<ZonedTime>{formatEventTime(startDate, endDate, timeZone)}</ZonedTime>}
  />
);

const eyebrowOf = (eyebrow: string | null) => (eyebrow === null ? {} : { eyebrow });
