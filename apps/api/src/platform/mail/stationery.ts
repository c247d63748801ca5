import type { MemberCaller } from '../../access.ts';
import { letterAsHtml, letterAsText, type LetterPart } from './layout.ts';
import type { Attachment, Message } from './message.ts';

/** The club's details in emails. */
export interface Stationery {
  readonly clubName: string;
  readonly clubAddress: string;
  readonly staffEmail: string;
}

/** The club, for replies to its emails. */
export const clubOf = ({ clubName, staffEmail }: Stationery): Message['to'] => ({
  name: clubName,
  address: staffEmail,
});

/** The staff who handle members' requests. */
export const conciergeOf = ({ clubName, staffEmail }: Stationery): Message['to'] => ({
  name: `${clubName} concierge`,
  address: staffEmail,
});

/** A member as recipient. */
export const addressOf = ({ name, email }: MemberCaller): Message['to'] => ({
  name,
  address: email,
});

/** Returns the host of an e-mail address. */
export const hostOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

interface EmailDraft {
  readonly to: Message['to'];
  readonly replyTo?: Message['to'];
  readonly subject: string;
  readonly title: string;
  readonly parts: readonly LetterPart[];
  readonly attachments?: readonly Attachment[];
}

/** Renders an email with the club's branding, as text and as HTML. */
export function writeLetter({ clubName, clubAddress }: Stationery, draft: EmailDraft): Message {
  const content = { clubName, clubAddress, title: draft.title, parts: draft.parts };
  return {
    to: draft.to,
    ...(draft.replyTo === undefined ? {} : { replyTo: draft.replyTo }),
    subject: draft.subject,
    text: letterAsText(content),
    html: letterAsHtml(content),
    ...(draft.attachments === undefined ? {} : { attachments: [...draft.attachments] }),
  };
}
