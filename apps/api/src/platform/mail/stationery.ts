import type { MemberCaller } from '../../access.ts';
import { letterAsHtml, letterAsText, type LetterPart } from './layout.ts';
import type { Attachment, Message } from './message.ts';

/** The club's own particulars as they stand on its letters. */
export interface Stationery {
  readonly clubName: string;
  readonly clubAddress: string;
  readonly staffEmail: string;
}

/** The club, whom who gets a letter can answer. */
export const clubOf = ({ clubName, staffEmail }: Stationery): Message['to'] => ({
  name: clubName,
  address: staffEmail,
});

/** Staff, to whom what members ask for goes. */
export const conciergeOf = ({ clubName, staffEmail }: Stationery): Message['to'] => ({
  name: `${clubName} concierge`,
  address: staffEmail,
});

/** A member, as letters address one. */
export const addressOf = ({ name, email }: MemberCaller): Message['to'] => ({
  name,
  address: email,
});

/** The host of an e-mail address. */
export const hostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

interface Draft {
  readonly to: Message['to'];
  readonly replyTo?: Message['to'];
  readonly subject: string;
  readonly title: string;
  readonly parts: readonly LetterPart[];
  readonly attachments?: readonly Attachment[];
}

/** Puts a letter on the club's paper, as text and as HTML. */
export function writeLetter({ clubName, clubAddress }: Stationery, draft: Draft): Message {
  const letter = { clubName, clubAddress, title: draft.title, parts: draft.parts };
  return {
    to: draft.to,
    ...(draft.replyTo === undefined ? {} : { replyTo: draft.replyTo }),
    subject: draft.subject,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
    ...(draft.attachments === undefined ? {} : { attachments: [...draft.attachments] }),
  };
}
