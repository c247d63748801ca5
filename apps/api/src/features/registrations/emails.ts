import type { Registration, RegistrationPayload } from '@parlour/contract';
import { calendarFileName, formatEventDate, href, routes, fullName } from '@parlour/core';
import {
  clubOf,
  type Branding,
  conciergeOf,
  type Contact,
  linkTo,
  linkToWriteTo,
  recipientOf,
  renderEmail,
} from '../../emails/branding.ts';
import type { EmailRow } from '../../emails/layout.ts';
import { introductionOf } from '../../emails/submissionEmails.ts';
import type { Attachment, Message } from '../../platform/mail/message.ts';
import { calendarMethod } from './calendarFile.ts';

/** What the emails about a registration tell. */
export interface RegistrationFacts {
  readonly event: Registration['event'];
  readonly attendee: RegistrationPayload['attendeeInfo'];
  readonly confirmationNumber: string;
  readonly member: Contact;
  readonly calendarFile: string;
}

/** Returns when and where an event is, and who attends. */
export function rowsOf({ event, attendee }: RegistrationFacts): readonly EmailRow[] {
  return [
    ['When', formatEventDate(event.startDate, event.endDate, event.timeZone)],
    ...(event.location === null ? [] : ([['Where', event.location]] as const)),
    ['Attendee', fullName(attendee)],
    ['Attendee’s email', attendee.email],
  ];
}

/** Returns the link to the page of the event. */
export function linkToEvent(branding: Branding, { event }: RegistrationFacts) {
  return linkTo(branding, 'See the Event', href(routes.event, { eventId: event.id }));
}

/** Returns the calendar file, as the attachment that enters or removes the event. */
export function attachmentOf(
  { event, calendarFile }: RegistrationFacts,
  options: { readonly isCanceled: boolean },
): Attachment {
  return {
    filename: calendarFileName(event),
    contentType: `text/calendar; charset=utf-8; method=${calendarMethod(options)}`,
    content: calendarFile,
  };
}

const newCopy = {
  subject: 'Your registration',
  text: 'You are registered. This is your confirmation number.',
  calendar: 'add the event to your calendar',
};
const changedCopy = {
  subject: 'Your registration has changed',
  text: 'Your registration has changed, as below. Your confirmation number is the same.',
  calendar: 'update the event in your calendar',
};

/**
 * Renders the email that confirms a registration to its member, with the event as a calendar file (api/registrations-3).
 *
 * @param options.isChanged whether another attendee replaces one that the member was told of (api/registrations-14).
 */
export function registrationEmail(
  branding: Branding,
  facts: RegistrationFacts,
  { isChanged }: { readonly isChanged: boolean },
): Message {
  const copy = isChanged ? changedCopy : newCopy;
  return renderEmail(branding, {
    to: recipientOf(facts.member),
    replyTo: clubOf(branding),
    subject: `${copy.subject}: ${facts.event.title}`,
    title: facts.event.title,
    parts: [
      { kind: 'text', text: copy.text },
      { kind: 'code', text: facts.confirmationNumber },
      { kind: 'rows', rows: rowsOf(facts) },
      { kind: 'text', text: `Open the attached file to ${copy.calendar}.` },
      linkToEvent(branding, facts),
    ],
    attachments: [attachmentOf(facts, { isCanceled: false })],
  });
}

/** Renders the emails that tell staff and the member of a canceled registration (api/registrations-9). */
export function cancellationEmails(
  branding: Branding,
  facts: RegistrationFacts,
): readonly Message[] {
  const { event, member, confirmationNumber } = facts;
  const subject = `Registration canceled: ${event.title}, ${member.name}`;
  const rows: readonly EmailRow[] = [
    ['Confirmation number', { code: confirmationNumber }],
    ...rowsOf(facts),
  ];
  return [
    renderEmail(branding, {
      to: conciergeOf(branding),
      replyTo: recipientOf(member),
      subject,
      title: `${member.name} has canceled`,
      parts: [
        { kind: 'text', text: introductionOf(member) },
        { kind: 'rows', rows: [['Event', event.title], ...rows] },
        linkToWriteTo(member, subject),
      ],
    }),
    renderEmail(branding, {
      to: recipientOf(member),
      replyTo: clubOf(branding),
      subject: `Your registration is canceled: ${event.title}`,
      title: event.title,
      parts: [
        { kind: 'text', text: 'Your registration is canceled. Nothing more is needed from you.' },
        { kind: 'rows', rows },
        { kind: 'text', text: 'Open the attached file to remove the event from your calendar.' },
        linkToEvent(branding, facts),
      ],
      attachments: [attachmentOf(facts, { isCanceled: true })],
    }),
  ];
}
