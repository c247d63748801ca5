import { CODE_MINUTES } from '@parlour/contract';
import { href, routes } from '@parlour/core';
import type { Message } from '../../platform/mail/message.ts';
import { linkTo, renderEmail, type Branding } from '../../emails/branding.ts';

const linkToSignIn = (branding: Branding) =>
  linkTo(branding, 'Go to Sign In', href(routes.signIn, {}));

/** Renders the email with a one-time code, which also begins the subject (api/sign-in-21). Staff never read that one. */
export function codeEmail(branding: Branding, to: Message['to'], code: string): Message {
  return renderEmail(branding, {
    to,
    subject: `${code} is your sign-in code for ${branding.clubName}`,
    publicSubject: `Your sign-in code for ${branding.clubName}`,
    title: 'Your sign-in code',
    parts: [
      { kind: 'text', text: `Enter this code to sign in to ${branding.clubName}.` },
      { kind: 'code', text: code },
      {
        kind: 'text',
        text: `It is valid for ${CODE_MINUTES} minutes and can be used once. If you did not ask for it, you can ignore this message: nobody can sign in without the code.`,
      },
      linkToSignIn(branding),
    ],
  });
}

/** Renders the email that comes instead of a code while sign-in by code is disabled (api/sign-in-7). */
export function disabledEmail(branding: Branding, to: Message['to']): Message {
  const { clubName, staffEmail } = branding;
  return renderEmail(branding, {
    to,
    subject: `Signing in to ${clubName}`,
    title: 'Sign-in by code is switched off',
    parts: [
      {
        kind: 'text',
        text: `Somebody asked for a code to sign in to ${clubName} as you. For your safety no codes are sent, since many wrong ones were entered for your email address.`,
      },
      {
        kind: 'text',
        text: `If it was you, please write to ${staffEmail}, and sign-in is switched on again. In a browser where you signed in before, you can still sign in.`,
      },
      linkToSignIn(branding),
    ],
  });
}
