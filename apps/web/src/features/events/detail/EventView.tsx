import { PageDataView, type SharedPageData } from '@parlour/app/data';
import { ClubPicture } from '@parlour/app/pictures';
import { StaffHtml } from '@parlour/app/staff-html';
import type { Event } from '@parlour/contract';
import { EVENT_NOT_FOUND, formatEventTime, isOver, routes } from '@parlour/core';
import { Breadcrumbs, Button, Container, PageHeading, Stack, Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import { EventDate } from '../../../components/teasers/EventDate.tsx';
import { RegisterButton } from '../../registrations/RegisterButton.tsx';
import { RegistrationNotifications } from '../../registrations/RegistrationNotifications.tsx';
import type { EventRegistration } from '../../registrations/useRegistration.ts';
import { MissingPage } from '../../../components/shared-page/MissingPage.tsx';
import type { Visitor } from '../../../app/session/useVisitor.ts';
import { VisitorInvitation } from '../../../components/shared-page/VisitorInvitation.tsx';
import { PageToolbar } from '../../../components/shared-page/PageToolbar.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventSkeleton } from './EventSkeleton.tsx';
import { ZonedTime } from '../../../components/ZonedTime.tsx';
import * as styles from './EventView.css.ts';

/** A member or a visitor, with their actions on the page. */
type EventViewer =
  { kind: 'member'; registration: EventRegistration } | { kind: 'visitor'; visitor: Visitor };

export type EventViewProps = {
  page: SharedPageData<Event>;
  viewer: EventViewer;
  /** The current time, to tell a past event. */
  now: Date;
  /** The share button, if the member may share the loaded page. */
  share?: ReactNode;
};

/** One event, for a member to register for or for a visitor to look at. */
export function EventView({ page, viewer, now, share }: EventViewProps) {
  return (
    <Container>
      <Stack gap={8}>
        {viewer.kind === 'member' ? (
          <PageToolbar share={share}>
            <Breadcrumbs items={[{ label: 'Events', href: routes.events.path }]} />
          </PageToolbar>
        ) : null}
        {page.state === 'missing' ? (
          <MissingPage
            title={EVENT_NOT_FOUND}
            intro="It may have been called off, or its address has changed."
            back={{ label: 'Back to Events', href: routes.events.path }}
            visitor={viewer.kind === 'visitor' ? viewer.visitor : null}
          />
        ) : (
          <PageDataView page={page} loadingLabel="Loading event" skeleton={<EventSkeleton />}>
            {(event) => <EventPage event={event} viewer={viewer} now={now} />}
          </PageDataView>
        )}
      </Stack>
      {viewer.kind === 'member' ? <RegistrationNotifications {...viewer.registration} /> : null}
    </Container>
  );
}

type EventPageProps = { event: Event; viewer: EventViewer; now: Date };

function EventPage({ event, viewer, now }: EventPageProps) {
  const { title, description, imageUrl, startDate, endDate, timeZone } = event;
  return (
    <article className={styles.article}>
      <div className={styles.head}>
        <div className={styles.date}>
          <EventDate event={event} />
        </div>
        <PageHeading
          title={title}
          intro={<ZonedTime>{formatEventTime(startDate, endDate, timeZone)}</ZonedTime>}
        />
      </div>
      {imageUrl === null ? null : <ClubPicture src={imageUrl} kind="hero" ratio="wide" isFirst />}
      <div className={styles.columns}>
        <div>{description === '' ? null : <StaffHtml html={description} />}</div>
        <aside className={styles.facts} aria-label="At a glance">
          <EventFacts event={event} />
          {isOver(event, now) ? (
            <Text tone="muted">This event has taken place.</Text>
          ) : viewer.kind === 'member' ? (
            <RegisterButton event={event} registration={viewer.registration} place="page" />
          ) : (
            <Button fullWidth variant="secondary" onClick={viewer.visitor.onSignIn}>
              Register
            </Button>
          )}
          {viewer.kind === 'visitor' ? <VisitorInvitation visitor={viewer.visitor} /> : null}
        </aside>
      </div>
    </article>
  );
}
