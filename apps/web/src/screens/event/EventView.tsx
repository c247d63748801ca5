import type { Event } from '@parlour/contract';
import { EVENT_NOT_FOUND, formatEventTime, isOver } from '@parlour/core';
import { Breadcrumbs, Button, Container, PageHeading, Stack, Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import { EventDate } from '../../cards/EventDate.tsx';
import { PageDataView } from '../../data/PageDataView.tsx';
import type { SharedPageData } from '../../data/sharedPageData.ts';
import { ClubPicture } from '../../pictures/ClubPicture.tsx';
import { RegisterButton } from '../../registration/RegisterButton.tsx';
import { RegistrationPopups } from '../../registration/RegistrationPopups.tsx';
import type { EventRegistration } from '../../registration/useRegistration.ts';
import { MissingPage } from '../../session/MissingPage.tsx';
import type { Visitor } from '../../session/useVisitor.ts';
import { VisitorInvitation } from '../../session/VisitorInvitation.tsx';
import { TrailAndShare } from '../../sharing/TrailAndShare.tsx';
import { StaffHtml } from '../../staff-html/StaffHtml.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventSkeleton } from './EventSkeleton.tsx';
import * as styles from './EventView.css.ts';

/** A member or a visitor, with their actions on the page. */
type EventViewer =
  { kind: 'member'; registration: EventRegistration } | { kind: 'visitor'; visitor: Visitor };

export type EventViewProps = {
  page: SharedPageData<Event>;
  reader: EventViewer;
  /** The current time, to tell a past event. */
  now: Date;
  /** The share button, if the member may share the loaded page. */
  share?: ReactNode;
};

/** One event, for a member to register for or for a visitor to look at. */
export function EventView({ page, reader, now, share }: EventViewProps) {
  return (
    <Container>
      <Stack gap={8}>
        {reader.kind === 'member' ? (
          <TrailAndShare share={share}>
            <Breadcrumbs items={[{ label: 'Events', href: '/events' }]} />
          </TrailAndShare>
        ) : null}
        {page.state === 'missing' ? (
          <MissingPage
            title={EVENT_NOT_FOUND}
            intro="It may have been called off, or its address has changed."
            back={{ label: 'Back to Events', href: '/events' }}
            visitor={reader.kind === 'visitor' ? reader.visitor : null}
          />
        ) : (
          <PageDataView page={page} loadingLabel="Loading event" skeleton={<EventSkeleton />}>
            {(event) => <EventPage event={event} reader={reader} now={now} />}
          </PageDataView>
        )}
      </Stack>
      {reader.kind === 'member' ? <RegistrationPopups {...reader.registration} /> : null}
    </Container>
  );
}

type EventPageProps = { event: Event; reader: EventViewer; now: Date };

function EventPage({ event, reader, now }: EventPageProps) {
  const { title, description, imageUrl, startDate, endDate, timeZone } = event;
  return (
    <article className={styles.article}>
      <div className={styles.head}>
        <div className={styles.date}>
          <EventDate event={event} />
        </div>
        <PageHeading title={title} intro={formatEventTime(startDate, endDate, timeZone)} />
      </div>
      {imageUrl === null ? null : <ClubPicture src={imageUrl} kind="hero" ratio="wide" isFirst />}
      <div className={styles.columns}>
        <div>{description === '' ? null : <StaffHtml html={description} />}</div>
        <aside className={styles.facts} aria-label="At a glance">
          <EventFacts event={event} />
          {isOver(event, now) ? (
            <Text tone="muted">This event has taken place.</Text>
          ) : reader.kind === 'member' ? (
            <RegisterButton event={event} registration={reader.registration} place="page" />
          ) : (
            <Button fullWidth variant="secondary" onClick={reader.visitor.onSignIn}>
              Register
            </Button>
          )}
          {reader.kind === 'visitor' ? <VisitorInvitation visitor={reader.visitor} /> : null}
        </aside>
      </div>
    </article>
  );
}
