import type { Event, Registration } from '@parlour/contract';
import { calendarEnd, href, routes, websiteHref } from '@parlour/core';
import type { Branding } from '../../emails/branding.ts';
import { calendarUidOf, renderCalendarFile } from './calendarFile.ts';

/** A registration as its calendar file needs it. */
export interface CalendarRegistration {
  readonly confirmationNumber: string;
  /** Null for one that an earlier version stored. */
  readonly calendarUid: string | null;
  /** How often it has changed. */
  readonly revision: number;
  /** How often its event has changed. */
  readonly eventRevision: number;
  readonly event: Registration['event'] & Pick<Event, 'url'>;
}

/** Renders the calendar file of a registration (api/registrations-6), or the one that takes it back (api/registrations-16). */
export function calendarFileOf(
  branding: Branding,
  registration: CalendarRegistration,
  { now, isCanceled }: { readonly now: Date; readonly isCanceled: boolean },
): string {
  const { event, confirmationNumber } = registration;
  const { clubName, staffEmail, publicUrl } = branding;
  const revision = registration.revision + registration.eventRevision;
  const website = websiteHref(event.url);
  const lines = [clubName, `Confirmation number: ${confirmationNumber}`];
  return renderCalendarFile({
    uid: calendarUidOf(registration, `event-${event.id}`, branding),
    sequence: isCanceled ? revision + 1 : revision,
    isCanceled,
    organizer: { name: clubName, email: staffEmail },
    writtenAt: now,
    start: new Date(event.startDate),
    end: calendarEnd(event),
    timeZone: event.timeZone,
    summary: event.title,
    description: [...lines, ...(website === null ? [] : [website])].join('\n'),
    location: event.location,
    url: publicUrl + href(routes.event, { eventId: event.id }),
  });
}
