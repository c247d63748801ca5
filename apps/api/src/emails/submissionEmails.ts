import { successNotification, typedText } from '@parlour/core';
import type { Message } from '../platform/mail/message.ts';
import {
  type Branding,
  clubOf,
  conciergeOf,
  type Contact,
  linkToDesk,
  linkToWriteTo,
  recipientOf,
  renderEmail,
} from './branding.ts';
import type { EmailPart, EmailRow } from './layout.ts';

/** An email about what a member submitted. */
interface SubmissionEmail {
  readonly member: Contact;
  readonly subject: string;
  readonly title: string;
  readonly rows: readonly EmailRow[];
  /** A sentence below the rows. */
  readonly advice?: string;
}

/** The email with a submission for staff. */
interface EmailToStaff extends SubmissionEmail {
  /** The request that it leads to at the desk. */
  readonly requestId?: string;
}

/** The email that confirms a submission to its member. */
interface ConfirmationEmail extends SubmissionEmail {
  /** Where it leads. */
  readonly link: EmailPart;
}

const partsOf = (text: string, { rows, advice }: SubmissionEmail, ...links: EmailPart[]) => [
  { kind: 'text', text } as const,
  { kind: 'rows', rows } as const,
  ...(advice === undefined ? [] : [{ kind: 'text', text: advice } as const]),
  ...links,
];

/** Returns the sentence that begins an email from a member to staff. */
export function introductionOf({ name, email }: Contact): string {
  return `Answer this message to write to ${typedText(name)} <${email}>.`;
}

/** Renders the email with a member's submission for staff. A reply goes to the member. */
export function emailToStaff(branding: Branding, email: EmailToStaff): Message {
  const { member, subject, title, requestId } = email;
  const deskLinks = requestId === undefined ? [] : [linkToDesk(branding, requestId)];
  const introduction = introductionOf(member);
  return renderEmail(branding, {
    to: conciergeOf(branding),
    replyTo: recipientOf(member),
    subject,
    title,
    parts: partsOf(introduction, email, ...deskLinks, linkToWriteTo(member, subject)),
  });
}

/** Renders the email that confirms a submission to its member. */
export function confirmationEmail(branding: Branding, email: ConfirmationEmail): Message {
  const { member, subject, title, link } = email;
  return renderEmail(branding, {
    to: recipientOf(member),
    replyTo: clubOf(branding),
    subject,
    title,
    parts: partsOf(`Thank you. ${successNotification.note}`, email, link),
  });
}
