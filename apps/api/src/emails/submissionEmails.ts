import { successNotification } from '@parlour/core';
import type { Message } from '../platform/mail/message.ts';
import {
  type Branding,
  clubOf,
  conciergeOf,
  type Contact,
  recipientOf,
  renderEmail,
} from './branding.ts';
import type { EmailRow } from './layout.ts';

/** An email about what a member submitted. */
interface SubmissionEmail {
  readonly member: Contact;
  readonly subject: string;
  readonly title: string;
  readonly rows: readonly EmailRow[];
  /** A sentence below the rows. */
  readonly advice?: string;
}

const partsOf = (text: string, { rows, advice }: SubmissionEmail) => [
  { kind: 'text', text } as const,
  { kind: 'rows', rows } as const,
  ...(advice === undefined ? [] : [{ kind: 'text', text: advice } as const]),
];

/** Renders the email with a member's submission for staff. A reply goes to the member. */
export function emailToStaff(branding: Branding, email: SubmissionEmail): Message {
  const { member, subject, title } = email;
  const introduction = `Answer this message to write to ${member.name} <${member.email}>.`;
  return renderEmail(branding, {
    to: conciergeOf(branding),
    replyTo: recipientOf(member),
    subject,
    title,
    parts: partsOf(introduction, email),
  });
}

/** Renders the email that confirms a submission to its member. */
export function confirmationEmail(branding: Branding, email: SubmissionEmail): Message {
  const { member, subject, title } = email;
  return renderEmail(branding, {
    to: recipientOf(member),
    replyTo: clubOf(branding),
    subject,
    title,
    parts: partsOf(`Thank you. ${successNotification.note}`, email),
  });
}
