import { CODE_MINUTES } from '@parlour/contract';
import { type Branding, renderEmail } from '../../../emails/branding.ts';
import type { Message } from '../../../platform/mail/message.ts';

/** Renders the email with a one-time code for the desk, which also begins the subject. */
export function deskCodeEmail(
  branding: Branding,
  deskUrl: string,
  to: Message['to'],
  code: string,
): Message {
  return renderEmail(branding, {
    to,
    subject: `${code} is your sign-in code for the desk of ${branding.clubName}`,
    publicSubject: `Your sign-in code for the desk of ${branding.clubName}`,
    title: 'Your sign-in code for the desk',
    parts: [
      { kind: 'text', text: `Enter this code to sign in to the desk of ${branding.clubName}.` },
      { kind: 'code', text: code },
      {
        kind: 'text',
        text: `It is valid for ${CODE_MINUTES} minutes and can be used once. If you did not ask for it, please tell an administrator: somebody knows your email address.`,
      },
      { kind: 'link', label: 'Go to the Desk', url: `${deskUrl}/desk` },
    ],
  });
}
