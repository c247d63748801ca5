import type { Event, RegistrationPayload } from '@parlour/contract';
import { formatEventDate, websiteHref } from '@parlour/core';
import type { MemberCaller } from '../../access.ts';
import type { Message } from '../../platform/mail/message.ts';
import {
  addressOf,
  clubOf,
  hostOf,
  type Stationery,
  writeLetter,
} from '../../platform/mail/stationery.ts';
import { calendarFile } from './calendarFile.ts';

interface KeptRegistration {
  readonly event: Event;
  readonly attendee: RegistrationPayload['attendeeInfo'];
  readonly confirmationNumber: string;
  readonly member: MemberCaller;
  readonly now: Date;
}

/** The letter that confirms a registration to its member, with the event for their calendar. */
export function registrationLetter(
  stationery: Stationery,
  registration: KeptRegistration,
): Message {
  const { event, attendee, confirmationNumber, member } = registration;
  return writeLetter(stationery, {
    to: addressOf(member),
    replyTo: clubOf(stationery),
    subject: `Your registration: ${event.title}`,
    title: event.title,
    parts: [
      { kind: 'text', text: 'You are registered. This is your confirmation number.' },
      { kind: 'code', text: confirmationNumber },
      {
        kind: 'facts',
        facts: [
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
        content: calendarFileOf(stationery, registration),
      },
    ],
  });
}

function calendarFileOf(
  { clubName, staffEmail }: Stationery,
  { event, confirmationNumber, now }: KeptRegistration,
): string {
  const website = websiteHref(event.url);
  return calendarFile({
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
