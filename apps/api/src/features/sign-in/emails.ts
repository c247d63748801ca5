import { CODE_MINUTES } from '@parlour/contract';
import type { Message } from '../../platform/mail/message.ts';
import { renderEmail, type Branding } from '../../emails/branding.ts';

/** Renders the email with a one-time code. The code is in the body only, never in the subject. */
export function codeEmail(branding: Branding, to: Message['to'], code: string): Message {
  return renderEmail(branding, {
    to,
    subject: `Your sign-in code for ${branding.clubName}`,
    title: 'Your sign-in code',
    parts: [
      { kind: 'text', text: `Enter this code to sign in to ${branding.clubName}.` },
      { kind: 'code', text: code },
      {
        kind: 'text',
        text: `It is valid for ${CODE_MINUTES} minutes and can be used once. If you did not ask for it, you can ignore this message: nobody can sign in without the code.`,
      },
    ],
  });
}
