import { StaffHtml } from '@parlour/app/staff-html';
import type { Event } from '@parlour/contract';
import { EVENT_NOT_FOUND, formatEventTime, isOver, routes } from '@parlour/core';
import { Breadcrumbs, Button, PageHeading, Skeleton, Text } from '@parlour/ui';
import { EventDate } from '../../../components/teasers/EventDate.tsx';
import { PastRegistration, RegistrationPanel } from '../../registrations/RegistrationPanel.tsx';
import { AskConcierge } from '../../requests/AskConcierge.tsx';
import { RegistrationNotifications } from '../../registrations/RegistrationNotifications.tsx';
import type { EventRegistration } from '../../registrations/useRegistration.ts';
import { DetailLayout } from '../../../components/detail/DetailLayout.tsx';
import { DetailSkeleton } from '../../../components/detail/DetailSkeleton.tsx';
import { PagePaper } from '../../../components/paper/PagePaper.tsx';
import { VisitorInvitation } from '../../../components/shared-page/VisitorInvitation.tsx';
import { SharedPage, type SharedViewProps } from '../../../components/shared-page/SharedPage.tsx';
import { EventFacts } from './EventFacts.tsx';
import { ZonedTime } from '../../../components/ZonedTime.tsx';
import * as styles from './EventView.css.ts';

export type EventViewProps = SharedViewProps<Event> & {
  /** How to register for the event or cancel, and how far it has come. */
  registration: EventRegistration;
  /** The current time, to tell a past event. */
  now: Date;
  /** Called when a member asks for something about the event. */
  onAsk: (event: Event) => void;
};

/** One event, for a member to register for or for a visitor to look at. */
export function EventView({ page, share, ...rest }: EventViewProps) {
  const { visitor, registration } = rest;
  return (
    <>
      <SharedPage
        page={page}
        visitor={visitor}
        trail={<Breadcrumbs items={[{ label: 'Events', href: routes.events.path }]} />}
        share={share}
        missing={{
          title: EVENT_NOT_FOUND,
          intro: 'It may have been called off, or its address has changed.',
          back: { label: 'Back to Events', href: routes.events.path },
        }}
        loadingLabel="Loading event"
        skeleton={
          <DetailSkeleton facts={4}>
            <Skeleton width="third" />
            <Skeleton shape="title" width="third" />
            <Skeleton shape="title" />
            <Skeleton width="half" />
          </DetailSkeleton>
        }
      >
        {(event) => <EventPage event={event} {...rest} />}
      </SharedPage>
      {visitor === null ? <RegistrationNotifications {...registration} /> : null}
    </>
  );
}

type EventPageProps = Omit<EventViewProps, 'page' | 'share'> & { event: Event };

function EventPage({ event, visitor, registration, now, onAsk }: EventPageProps) {
  const { title, description, imageUrl, startDate, endDate, timeZone } = event;
  const registered = registration.own?.get(event.id);
  const isPast = isOver(event, now);
  return (
    <DetailLayout
      heading={
        <div className={styles.head}>
          <div className={styles.date}>
            <EventDate event={event} />
          </div>
          <PageHeading
            title={title}
            intro={<ZonedTime>{formatEventTime(startDate, endDate, timeZone)}</ZonedTime>}
          />
        </div>
      }
      name={title}
      imageUrl={imageUrl}
      picture={event.picture}
      images={event.images}
      action={
        isPast ? null : visitor === null ? (
          <RegistrationPanel event={event} registration={registration} />
        ) : (
          <Button fullWidth variant="secondary" onClick={visitor.onSignIn}>
            Register
          </Button>
        )
      }
      facts={
        <>
          {visitor === null ? <AskConcierge onAsk={() => onAsk(event)} /> : null}
          {isPast ? <Text tone="muted">This event has taken place.</Text> : null}
          {isPast && registered !== undefined ? (
            <PastRegistration registration={registered} />
          ) : null}
          <EventFacts event={event} visitorRef={visitor?.ref ?? null} />
          {visitor === null ? null : <VisitorInvitation visitor={visitor} />}
        </>
      }
    >
      {description === '' ? null : <StaffHtml html={description} />}
      <PagePaper subject={{ kind: 'event', event, registration: registered }} />
    </DetailLayout>
  );
}
