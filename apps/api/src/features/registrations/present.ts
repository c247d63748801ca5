import type { Event, Registration } from '@parlour/contract';
import { websiteHref } from '@parlour/core';
import type { Branding } from '../../emails/branding.ts';
import { hostOf } from '../../platform/mail/message.ts';
import { renderCalendarFile } from './calendarFile.ts';

/** A registration with its event, as the member's list, the response and the email need it. */
export interface StoredRegistration {
  readonly confirmationNumber: string;
  readonly createdAt: Date;
  readonly event: Registration['event'] & Pick<Event, 'url'>;
}

/** Converts a registration to its shape on the wire, with its calendar file (RG7). */
export function presentRegistration(
  branding: Branding,
  registration: StoredRegistration,
  now: Date,
): Registration {
  const { confirmationNumber, createdAt, event } = registration;
  const { id, title, imageUrl, location, startDate, endDate, timeZone } = event;
  return {
    confirmationNumber,
    registeredAt: createdAt.toISOString(),
    calendarFile: calendarFileOf(branding, registration, now),
    event: { id, title, imageUrl, location, startDate, endDate, timeZone },
  };
}

function calendarFileOf(
  { clubName, staffEmail }: Branding,
  { event, confirmationNumber }: StoredRegistration,
  now: Date,
): string {
  const website = websiteHref(event.url);
  return renderCalendarFile({
    uid: `event-${event.id}@${hostOf(staffEmail)}`,
    writtenAt: now,
    start: new Date(event.startDate),
    end: event.endDate === null ? null : new Date(event.endDate),
    summary: event.title,
    description: `${clubName}\nConfirmation number: ${confirmationNumber}`,
    location: event.location,
    url: website !== null && URL.canParse(website) ? website : null,
  });
}
