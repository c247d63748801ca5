import { type Branding, recipientOf, renderEmail } from '../../../emails/branding.ts';
import type { Message } from '../../../platform/mail/message.ts';
import { nameOf } from './present.ts';
import type { StaffRow } from './repository.ts';

/** Renders the email that invites a person to the desk. */
export function invitationEmail(
  branding: Branding,
  person: Pick<StaffRow, 'firstName' | 'lastName' | 'email'>,
  link: string,
): Message {
  const { clubName } = branding;
  return renderEmail(branding, {
    to: recipientOf({ name: nameOf(person), email: person.email }),
    subject: `Your invitation to the desk of ${clubName}`,
    title: 'Welcome to the desk',
    parts: [
      {
        kind: 'text',
        text: `You are invited to work at the desk of ${clubName}. Open the link on the device that you will use: it sets up how you sign in.`,
      },
      { kind: 'link', label: 'Set Up Your Account', url: link },
      {
        kind: 'text',
        text: 'The link is valid for three days and works once. Please do not pass it on.',
      },
    ],
  });
}
