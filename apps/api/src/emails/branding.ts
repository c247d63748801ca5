import { renderEmailHtml, renderEmailText, type EmailPart } from './layout.ts';
import type { Attachment, Message } from '../platform/mail/message.ts';

/** The club's details in emails. */
export interface Branding {
  readonly clubName: string;
  readonly clubAddress: string;
  readonly staffEmail: string;
}

/** The club, for replies to its emails. */
export function clubOf({ clubName, staffEmail }: Branding): Message['to'] {
  return {
    name: clubName,
    address: staffEmail,
  };
}

/** The staff who handle members' requests. */
export function conciergeOf({ clubName, staffEmail }: Branding): Message['to'] {
  return {
    name: `${clubName} concierge`,
    address: staffEmail,
  };
}

/** A person as emails need them. */
export interface Contact {
  readonly email: string;
  readonly name: string;
}

/** A person as recipient. */
export function recipientOf({ name, email }: Contact): Message['to'] {
  return {
    name,
    address: email,
  };
}

interface EmailDraft {
  readonly to: Message['to'];
  readonly replyTo?: Message['to'];
  readonly subject: string;
  readonly title: string;
  readonly parts: readonly EmailPart[];
  readonly attachments?: readonly Attachment[];
}

/** Renders an email with the club's branding, as text and as HTML. */
export function renderEmail({ clubName, clubAddress }: Branding, draft: EmailDraft): Message {
  const content = { clubName, clubAddress, title: draft.title, parts: draft.parts };
  return {
    to: draft.to,
    ...(draft.replyTo === undefined ? {} : { replyTo: draft.replyTo }),
    subject: draft.subject,
    text: renderEmailText(content),
    html: renderEmailHtml(content),
    ...(draft.attachments === undefined ? {} : { attachments: [...draft.attachments] }),
  };
}
