import { href, routes } from '@parlour/core';
import {
  type Branding,
  clubOf,
  type Contact,
  linkTo,
  recipientOf,
  renderEmail,
} from '../../emails/branding.ts';
import type { Message } from '../../platform/mail/message.ts';

/** Renders the email that says to a new member how to sign in. */
export function invitationEmail(branding: Branding, member: Contact): Message {
  const { clubName, staffEmail } = branding;
  return renderEmail(branding, {
    to: recipientOf(member),
    replyTo: clubOf(branding),
    subject: `Welcome to ${clubName}`,
    title: `Welcome to ${clubName}`,
    parts: [
      {
        kind: 'text',
        text: `${member.name}, you are a member of ${clubName} now, and its app is open to you.`,
      },
      {
        kind: 'text',
        text: `To sign in, open the link and enter this email address: ${member.email}. A code of six digits then comes by email, which you enter there. There is no password.`,
      },
      linkTo(branding, 'Sign In', href(routes.signIn, {})),
      {
        kind: 'text',
        text: `If you have any questions, answer this message or write to ${staffEmail}.`,
      },
    ],
  });
}

/**
 * Renders the email that tells a member of another email for sign-in.
 *
 * @param to - the member with the former email, or with the new one.
 */
export function emailChangedEmail(branding: Branding, to: Contact, newEmail: string): Message {
  const { clubName } = branding;
  return renderEmail(branding, {
    to: recipientOf(to),
    replyTo: clubOf(branding),
    subject: `Your email at ${clubName} has changed`,
    title: 'Your email has changed',
    parts: [
      {
        kind: 'text',
        text: `From now on you sign in to ${clubName} with ${newEmail}. You are signed out on every device.`,
      },
      { kind: 'text', text: 'If this was not you, please answer this message at once.' },
      linkTo(branding, 'Go to Sign In', href(routes.signIn, {})),
    ],
  });
}
