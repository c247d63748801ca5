import { type PageData, PageDataView } from '@parlour/app/data';
import type { Redemption } from '@parlour/contract';
import { routes, splitOwnBookings, splitOwnCodes } from '@parlour/core';
import { Container, EmptyState, LinkButton, PageHeading, Skeleton, Stack, Text } from '@parlour/ui';
import { ListSection } from '../../components/filters/ListSections.tsx';
import { PagePaper } from '../../components/paper/PagePaper.tsx';
import { PastItems } from '../events/list/PastItems.tsx';
import { RegistrationNotifications } from '../registrations/RegistrationNotifications.tsx';
import type { EventRegistration } from '../registrations/useRegistration.ts';
import { CodeItem, PastCodeItem } from './CodeItem.tsx';
import { Bookings } from './Bookings.tsx';
import type { BookingLists } from './useBookings.ts';

export type BookingsViewProps = {
  /** The member's registrations and confirmed requests with the state of their lists. */
  bookings: PageData<BookingLists>;
  /** The member's codes with the state of their list. Null in a view of staff, who never see them. */
  codes: PageData<readonly Redemption[]> | null;
  /** What the member can do with a registration, and how far it has come. */
  registration: EventRegistration;
  /** The current time, to tell what is past. */
  now: Date;
};

/** What the member has booked and their codes: what is next first, and what is past collapsed below. */
export function BookingsView({ bookings, codes, registration, now }: BookingsViewProps) {
  return (
    <Container>
      <Stack gap={16}>
        <PageHeading
          title="My Bookings"
          intro="Where you are expected, and the codes you can use."
        />
        <ListSection title="Registrations and Confirmed Requests">
          <PageDataView
            page={bookings}
            loadingLabel="Loading bookings"
            skeleton={<BookingsSkeleton />}
          >
            {(lists) => <Bookings lists={lists} registration={registration} now={now} />}
          </PageDataView>
        </ListSection>
        {/* Waits for the list above it, so that nothing moves (web/bookings-4). */}
        {bookings.state === 'loaded' || bookings.state === 'error' ? (
          <ListSection title="Codes">
            {codes === null ? (
              <Text tone="muted">Codes are not shown while you look as a member.</Text>
            ) : (
              <PageDataView
                page={codes}
                loadingLabel="Loading codes"
                skeleton={<BookingsSkeleton />}
              >
                {(list) => <Codes list={list} now={now} />}
              </PageDataView>
            )}
          </ListSection>
        ) : null}
      </Stack>
      <RegistrationNotifications {...registration} />
      <PagePaper
        subject={{
          kind: 'bookings',
          bookings: bookings.state === 'loaded' ? upcomingOf(bookings.data, now) : [],
          codes: codes?.state === 'loaded' ? splitOwnCodes(codes.data, now).valid : [],
        }}
      />
    </Container>
  );
}

const upcomingOf = ({ registrations, requests }: BookingLists, now: Date) =>
  splitOwnBookings(registrations, requests, now).upcoming;

function Codes({ list, now }: { list: readonly Redemption[]; now: Date }) {
  const { valid, past } = splitOwnCodes(list, now);
  return (
    <>
      {valid.length === 0 ? (
        <EmptyState
          title="No valid codes"
          text="The codes of the benefits that you redeem will be listed here."
          action={
            <LinkButton variant="secondary" href={routes.benefits.path}>
              View Benefits
            </LinkButton>
          }
        />
      ) : (
        <ul>
          {valid.map((code) => (
            <CodeItem key={code.benefit.id} code={code} />
          ))}
        </ul>
      )}
      <PastItems one="past code" many="past codes" items={past}>
        {(code) => <PastCodeItem key={code.benefit.id} code={code} />}
      </PastItems>
    </>
  );
}

function BookingsSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton shape="title" />
      <Skeleton width="half" />
      <Skeleton shape="title" />
      <Skeleton width="half" />
    </Stack>
  );
}
