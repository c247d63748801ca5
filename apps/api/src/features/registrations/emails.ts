import type { Event, RegistrationPayload } from '@parlour/contract';
import { formatEventDate, websiteHref } from '@parlour/core';
import { hostOf, type Message } from '../../platform/mail/message.ts';
import {
  recipientOf,
  clubOf,
  type Branding,
  type Contact,
  renderEmail,
} from '../../emails/branding.ts';
import { renderCalendarFile } from './calendarFile.ts';

interface StoredRegistration {
  readonly event: Event;
  readonly attendee: RegistrationPayload['attendeeInfo'];
  readonly confirmationNumber: string;
  readonly member: Contact;
  readonly now: Date;
}

/** Renders the email that confirms a registration to its member, with the event as a calendar file (RG3). */
export function registrationEmail(branding: Branding, registration: StoredRegistration): Message {
  const { event, attendee, confirmationNumber, member } = registration;
  return renderEmail(branding, {
    to: recipientOf(member),
    replyTo: clubOf(branding),
    subject: `Your registration: ${event.title}`,
    title: event.title,
    parts: [
      { kind: 'text', text: 'You are registered. This is your confirmation number.' },
      { kind: 'code', text: confirmationNumber },
      {
        kind: 'rows',
        rows: [
          ['When', formatEventDate(event.startDate, event.endDate, event.timeZone)],
          ...(event.location === null ? [] : ([['Where', event.location]] as const)),
          ['Attendee', `${attendee.firstName} ${attendee.lastName} <${attendee.email}>`],
        ],
      },
      { kind: 'text', text: 'Open the attached file to add the event to your calendar.' },
    ],
    attachments: [
      {
        filename: 'event.ics',
        contentType: 'text/calendar; charset=utf-8',
        content: calendarFileOf(branding, registration),
      },
    ],
  });
}

function calendarFileOf(
  { clubName, staffEmail }: Branding,
  { event, confirmationNumber, now }: StoredRegistration,
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
