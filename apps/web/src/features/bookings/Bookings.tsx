import type { Registration } from '@parlour/contract';
import {
  bookingKey,
  type BookedRequest,
  formatEventTime,
  href,
  type OwnBooking,
  placeRoute,
  routes,
  shownSubject,
  splitOwnBookings,
} from '@parlour/core';
import { Button, EmptyState, InlineAlert, LinkButton, TextLink, VisuallyHidden } from '@parlour/ui';
import { bookingFacts } from '../../components/teasers/bookingFacts.ts';
import { joinFacts } from '../../components/teasers/joinFacts.ts';
import { PastItems } from '../events/list/PastItems.tsx';
import { CalendarLink } from '../registrations/CalendarLink.tsx';
import { number } from '../registrations/RegistrationPanel.css.ts';
import type { EventRegistration } from '../registrations/useRegistration.ts';
import { BookingRow } from './BookingRow.tsx';
import type { BookingLists } from './useBookings.ts';

export type BookingsProps = {
  lists: BookingLists;
  /** What the member can do with a registration, and how far it has come. */
  registration: EventRegistration;
  /** The current time, to tell what is past. */
  now: Date;
};

/** What the member has booked, in order of time, and what is past collapsed below. */
export function Bookings({ lists, registration, now }: BookingsProps) {
  const { registrations, requests, missing } = lists;
  const { upcoming, past } = splitOwnBookings(registrations, requests, now);
  const rowOf = (booking: OwnBooking, isPast: boolean) => (
    <li key={bookingKey(booking)}>
      {booking.kind === 'registration' ? (
        <RegistrationRow own={booking.registration} registration={isPast ? null : registration} />
      ) : (
        <RequestRow request={booking.request} isPast={isPast} />
      )}
    </li>
  );
  return (
    <>
      {missing === null ? null : (
        <InlineAlert action={{ label: 'Try Again', onAction: missing.retry }}>
          Some of your bookings could not be loaded.
        </InlineAlert>
      )}
      {upcoming.length === 0 ? (
        missing === null ? (
          <EmptyState
            title="Nothing booked yet"
            text="What you register for, and what the concierge has confirmed, is listed here."
            action={
              <LinkButton variant="secondary" href={routes.events.path}>
                View Events
              </LinkButton>
            }
          />
        ) : null
      ) : (
        <ul>{upcoming.map((booking) => rowOf(booking, false))}</ul>
      )}
      <PastItems one="past booking" many="past bookings" items={past}>
        {(booking) => rowOf(booking, true)}
      </PastItems>
    </>
  );
}

type RegistrationRowProps = {
  own: Registration;
  /** Null for a past event. */
  registration: EventRegistration | null;
};

/** An event that the member registered for. Of one that staff hid it says so. */
function RegistrationRow({ own, registration }: RegistrationRowProps) {
  const { event, confirmationNumber, calendarFile } = own;
  const { id, title, startDate, endDate, timeZone, location, isHidden } = event;
  return (
    <BookingRow
      event={event}
      title={title}
      path={isHidden === true ? null : href(routes.event, { eventId: id })}
      facts={[
        formatEventTime(startDate, endDate, timeZone),
        ...(location === null ? [] : [location]),
      ]}
      picture={registration === null ? null : { src: event.imageUrl, shown: event.picture }}
      actions={
        registration === null ? null : (
          <>
            <span className={number}>{confirmationNumber}</span>
            {isHidden === true ? (
              <span>This event does not take place.</span>
            ) : (
              <>
                <RouteLink place={location} of={title} />
                <CalendarLink calendarFile={calendarFile} event={event} />
              </>
            )}
            <Button
              changes
              variant="quiet"
              size="small"
              isPending={registration.pending.has(id)}
              pendingLabel="Canceling..."
              onClick={() => registration.onCancel(event)}
            >
              <span>
                Cancel <VisuallyHidden>{title}</VisuallyHidden>
              </span>
            </Button>
          </>
        )
      }
    />
  );
}

/** A request that was confirmed: when, where and for how many, and the ways to change it. */
function RequestRow({ request, isPast }: { request: BookedRequest; isPast: boolean }) {
  const { id, subject, reference, booking } = request;
  const { place, address, calendarFile, confirmationNumber } = booking;
  const { event, when, route } = bookingFacts(booking);
  const path = href(routes.request, { requestId: id });
  return (
    <BookingRow
      event={event}
      title={shownSubject(subject)}
      path={path}
      facts={[
        when,
        joinFacts(place, address),
        confirmationNumber ? `Confirmation number ${confirmationNumber}` : '',
      ].filter((line) => line !== '')}
      picture={null}
      actions={
        isPast ? null : (
          <>
            <span className={number}>{reference}</span>
            <RouteLink place={route} of={subject} />
            <CalendarLink calendarFile={calendarFile} event={{ ...event, title: subject }} />
            <TextLink href={`${path}#change`}>
              Change or Cancel <VisuallyHidden>{subject}</VisuallyHidden>
            </TextLink>
          </>
        )
      }
    />
  );
}

/** Leads to the way to a place on a map of the web. Nothing without a place. */
function RouteLink({ place, of }: { place: string | null; of: string }) {
  return place === null ? null : (
    <TextLink href={placeRoute(place)} external>
      Route <VisuallyHidden>to {of}</VisuallyHidden>
    </TextLink>
  );
}
