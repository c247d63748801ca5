import { type Message, subjectForStaff } from '../platform/mail/message.ts';
import type { GivenUpMessage, StaffNotices } from '../platform/mail/outbox.ts';
import { type Branding, conciergeOf, renderEmail } from './branding.ts';

/** Tells the concierge of emails that could not be delivered (api/emails-12). */
export function undeliveredOf(branding: Branding): StaffNotices {
  return {
    staffEmail: () => branding.staffEmail,
    noticeOf: (givenUp) => undeliveredEmail(branding, givenUp),
  };
}

function undeliveredEmail(branding: Branding, { message, response }: GivenUpMessage): Message {
  const { name, address } = message.to;
  const subject = subjectForStaff(message);
  return renderEmail(branding, {
    to: conciergeOf(branding),
    subject: `Not delivered: ${subject}`,
    title: 'An email could not be delivered',
    parts: [
      {
        kind: 'text',
        text: 'It is not tried again by itself. Whoever runs the server can send it again with the command undelivered-emails.ts.',
      },
      {
        kind: 'rows',
        rows: [
          ['To', `${name} <${address}>`],
          ['Subject', subject],
          ['Reason', response],
        ],
      },
    ],
  });
}
