import { type PageData, PageDataView } from '@parlour/app/data';
import type { Redemption, Registration } from '@parlour/contract';
import { routes, splitOwnCodes, splitOwnRegistrations } from '@parlour/core';
import { Container, EmptyState, LinkButton, PageHeading, Skeleton, Stack, Text } from '@parlour/ui';
import { ListSection } from '../../components/filters/ListSections.tsx';
import { PagePaper } from '../../components/paper/PagePaper.tsx';
import { EventRow } from '../events/list/EventRow.tsx';
import { PastItems } from '../events/list/PastItems.tsx';
import { RegistrationNotifications } from '../registrations/RegistrationNotifications.tsx';
import type { EventRegistration } from '../registrations/useRegistration.ts';
import { CodeItem, PastCodeItem } from './CodeItem.tsx';
import * as styles from './BookingsView.css.ts';
import { RegistrationActions } from './RegistrationActions.tsx';

export type BookingsViewProps = {
  /** The member's registrations with the state of their list. */
  registrations: PageData<readonly Registration[]>;
  /** The member's codes with the state of their list. Null in a view of staff, who never see them. */
  codes: PageData<readonly Redemption[]> | null;
  /** What the member can do with a registration, and how far it has come. */
  registration: EventRegistration;
  /** The current time, to tell what is past. */
  now: Date;
};

/** The member's own registrations and codes: what is next first, and what is past collapsed below. */
export function BookingsView({ registrations, codes, registration, now }: BookingsViewProps) {
  return (
    <Container>
      <Stack gap={16}>
        <PageHeading
          title="My Bookings"
          intro="Where you are expected, and the codes you can use."
        />
        <ListSection title="Registrations">
          <PageDataView
            page={registrations}
            loadingLabel="Loading registrations"
            skeleton={<BookingsSkeleton />}
          >
            {(list) => <Registrations list={list} registration={registration} now={now} />}
          </PageDataView>
        </ListSection>
        {/* Waits for the list above it, so that nothing moves (web/bookings-4). */}
        {registrations.state === 'loaded' || registrations.state === 'error' ? (
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
          registrations:
            registrations.state === 'loaded'
              ? splitOwnRegistrations(registrations.data, now).upcoming
              : [],
          codes: codes?.state === 'loaded' ? splitOwnCodes(codes.data, now).valid : [],
        }}
      />
    </Container>
  );
}

type RegistrationsProps = Pick<BookingsViewProps, 'registration' | 'now'> & {
  list: readonly Registration[];
};

function Registrations({ list, registration, now }: RegistrationsProps) {
  const { upcoming, past } = splitOwnRegistrations(list, now);
  return (
    <>
      {upcoming.length === 0 ? (
        <EmptyState
          title="No upcoming registrations"
          text="What you register for is listed here."
          action={
            <LinkButton variant="secondary" href={routes.events.path}>
              View Events
            </LinkButton>
          }
        />
      ) : (
        <ul>
          {upcoming.map((own) => (
            <li key={own.event.id} className={styles.entry}>
              <EventRow
                event={own.event}
                action={<RegistrationActions own={own} registration={registration} />}
              />
            </li>
          ))}
        </ul>
      )}
      <PastItems one="past registration" many="past registrations" items={past}>
        {(own) => (
          <li key={own.event.id} className={styles.entry}>
            <EventRow event={own.event} action={null} />
          </li>
        )}
      </PastItems>
    </>
  );
}

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
