import type { Benefit, Event } from '@parlour/contract';
import { formatDay, formatEventDay, formatEventTime, formatOff, href, routes } from '@parlour/core';
import { Badge, Card, SectionHeading } from '@parlour/ui';
import { type ReactNode, useId } from 'react';
import { ZonedTime } from '../../components/ZonedTime.tsx';
import type { MarkedOffers } from './useVendorOffers.ts';
import * as styles from './VendorView.css.ts';

export type VendorOffersProps = { offers: MarkedOffers };

/**
 * The benefits and the coming events of a vendor, with a mark on those that the member has taken. Without pictures, which
 * would often be the vendor's own again.
 */
export function VendorOffers({ offers }: VendorOffersProps) {
  const { benefits, events, redeemed, registered } = offers;
  if (benefits.length + events.length === 0) return null;
  return (
    <div className={styles.offers}>
      <OfferSection title="Member Benefits" items={benefits}>
        {(benefit) => <BenefitCard benefit={benefit} isRedeemed={redeemed.has(benefit.id)} />}
      </OfferSection>
      <OfferSection title="Upcoming Events" items={events}>
        {(event) => <EventCard event={event} isRegistered={registered.has(event.id)} />}
      </OfferSection>
    </div>
  );
}

type OfferSectionProps<Item> = {
  title: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
};

function OfferSection<Item extends { id: string }>({
  title,
  items,
  children,
}: OfferSectionProps<Item>) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={title} />
      <ul className={styles.offerCards}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </section>
  );
}

type BenefitCardProps = { benefit: Benefit; isRedeemed: boolean };

function BenefitCard({ benefit, isRedeemed }: BenefitCardProps) {
  const { id, title, value, expiresAt } = benefit;
  return (
    <Card
      href={href(routes.benefit, { benefitId: id })}
      title={title}
      {...eyebrowOf(formatOff(value))}
      meta={
        <>
          {isRedeemed ? <Mark>Redeemed</Mark> : null}
          {expiresAt === null ? null : `Valid until ${formatDay(expiresAt)}`}
        </>
      }
    />
  );
}

type EventCardProps = { event: Event; isRegistered: boolean };

function EventCard({ event, isRegistered }: EventCardProps) {
  const { id, title, startDate, endDate, timeZone } = event;
  return (
    <Card
      href={href(routes.event, { eventId: id })}
      title={title}
      eyebrow={formatEventDay(startDate, timeZone)}
      meta={
        <>
          {isRegistered ? <Mark>Registered</Mark> : null}
          <ZonedTime>{formatEventTime(startDate, endDate, timeZone)}</ZonedTime>
        </>
      }
    />
  );
}

/** What the member has already done with an offer. */
function Mark({ children }: { children: string }) {
  return (
    <span className={styles.mark}>
      <Badge tone="positive">{children}</Badge>
    </span>
  );
}

const eyebrowOf = (eyebrow: string | null) => (eyebrow === null ? {} : { eyebrow });
