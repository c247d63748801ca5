import type { Registration, RegistrationPayload } from '@parlour/contract';
import { formatEventDate } from '@parlour/core';
import {
  clubOf,
  type Branding,
  conciergeOf,
  type Contact,
  recipientOf,
  renderEmail,
} from '../../emails/branding.ts';
import type { EmailRow } from '../../emails/layout.ts';
import type { Message } from '../../platform/mail/message.ts';

/** What the emails about a registration tell. */
interface RegistrationFacts {
  readonly event: Registration['event'];
  readonly attendee: RegistrationPayload['attendeeInfo'];
  readonly confirmationNumber: string;
  readonly member: Contact;
}

const rowsOf = ({ event, attendee }: RegistrationFacts): readonly EmailRow[] => [
  ['When', formatEventDate(event.startDate, event.endDate, event.timeZone)],
  ...(event.location === null ? [] : ([['Where', event.location]] as const)),
  ['Attendee', `${attendee.firstName} ${attendee.lastName} <${attendee.email}>`],
];

/** Renders the email that confirms a registration to its member, with the event as a calendar file (RG3). */
export function registrationEmail(
  branding: Branding,
  facts: RegistrationFacts & Pick<Registration, 'calendarFile'>,
): Message {
  return renderEmail(branding, {
    to: recipientOf(facts.member),
    replyTo: clubOf(branding),
    subject: `Your registration: ${facts.event.title}`,
    title: facts.event.title,
    parts: [
      { kind: 'text', text: 'You are registered. This is your confirmation number.' },
      { kind: 'code', text: facts.confirmationNumber },
      { kind: 'rows', rows: rowsOf(facts) },
      { kind: 'text', text: 'Open the attached file to add the event to your calendar.' },
    ],
    attachments: [
      {
        filename: 'event.ics',
        contentType: 'text/calendar; charset=utf-8',
        content: facts.calendarFile,
      },
    ],
  });
}

/** Renders the emails that tell staff and the member of a canceled registration (RG9). */
export function cancellationEmails(
  branding: Branding,
  facts: RegistrationFacts,
): readonly Message[] {
  const { event, member, confirmationNumber } = facts;
  const rows: readonly EmailRow[] = [['Confirmation number', confirmationNumber], ...rowsOf(facts)];
  return [
    renderEmail(branding, {
      to: conciergeOf(branding),
      replyTo: recipientOf(member),
      subject: `Registration canceled: ${event.title}, ${member.name}`,
      title: `${member.name} has canceled`,
      parts: [
        { kind: 'text', text: `Answer this message to write to ${member.name} <${member.email}>.` },
        { kind: 'rows', rows: [['Event', event.title], ...rows] },
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
        { kind: 'text', text: 'Please remove the event from your calendar.' },
      ],
    }),
  ];
}
