import { type Branding, type Contact, recipientOf, renderEmail } from '../../../emails/branding.ts';
import type { Message } from '../../../platform/mail/message.ts';

/** Renders the email that shows an administrator that emails arrive (api/staff/settings-12). */
export function testEmail(branding: Branding, to: Contact): Message {
  return renderEmail(branding, {
    to: recipientOf(to),
    subject: `A test email of ${branding.clubName}`,
    title: 'Emails arrive',
    parts: [
      {
        kind: 'text',
        text: `You asked for this email at the desk of ${branding.clubName}. Members get their codes and confirmations the same way.`,
      },
    ],
  });
}
