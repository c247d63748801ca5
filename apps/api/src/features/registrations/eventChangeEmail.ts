import { type Branding, clubOf, recipientOf, renderEmail } from '../../emails/branding.ts';
import type { Message } from '../../platform/mail/message.ts';
import { attachmentOf, linkToEvent, type RegistrationFacts, rowsOf } from './emails.ts';

/** What happened to an event that members are registered for: other facts, or it is shown no more. */
export type EventChange = 'changed' | 'hidden';

const copy = {
  changed: {
    subject: 'A change to your event',
    text: 'The event that you are registered for has changed. This is how it is now.',
    calendar: 'Open the attached file to update the event in your calendar.',
  },
  hidden: {
    subject: 'Your event does not take place as planned',
    text: 'The club has taken back the event that you are registered for.',
    calendar: 'Open the attached file to remove the event from your calendar.',
  },
} as const satisfies Record<EventChange, object>;

/**
 * Renders the email that tells who is registered of a change of the event, with the new calendar file (api/registrations-10).
 *
 * @param news.words - what staff wrote besides. Null for nothing.
 */
export function eventChangeEmail(
  branding: Branding,
  facts: RegistrationFacts,
  { change, words }: { readonly change: EventChange; readonly words: string | null },
): Message {
  const { subject, text, calendar } = copy[change];
  const { event } = facts;
  return renderEmail(branding, {
    to: recipientOf(facts.member),
    replyTo: clubOf(branding),
    subject: `${subject}: ${event.title}`,
    title: event.title,
    parts: [
      { kind: 'text', text },
      ...(words === null ? [] : [{ kind: 'text', text: words } as const]),
      { kind: 'rows', rows: rowsOf(facts) },
      { kind: 'text', text: calendar },
      ...(change === 'hidden' ? [] : [linkToEvent(branding, facts)]),
    ],
    attachments: [attachmentOf(facts, { isCanceled: change === 'hidden' })],
  });
}
