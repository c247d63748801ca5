import { typedText } from '@parlour/core';
import type { AccentColors } from '@parlour/core/staff';
import type { ClubSettings } from '../club-settings/clubSettings.ts';
import { renderEmailHtml, renderEmailText, type EmailPart } from './layout.ts';
import type { Attachment, Message } from '../platform/mail/message.ts';

/** The club's details in emails. They follow the club's settings, so that none of them is kept for a later email. */
export interface Branding {
  readonly clubName: string;
  readonly clubAddress: string;
  readonly staffEmail: string;
  /** The path of the logo, which names its size. Null shows the club's name. */
  readonly logoUrl: string | null;
  /** The club's accent. Null for that of the app. */
  readonly accentColors: AccentColors | null;
  /** Scheme and host of the site, and a path where it has one, without a slash at the end. */
  readonly publicUrl: string;
  readonly desk: {
    /** Scheme and host of the desk, without a slash at the end. */
    readonly url: string;
  };
  /** Whether each new request is emailed to the club's own email. */
  readonly areRequestsEmailed: boolean;
}

/** What the server itself knows of {@link Branding}. */
type ServerBranding = Pick<Branding, 'publicUrl' | 'desk' | 'areRequestsEmailed'>;

/** Returns the club's details in emails, which follow its settings (api/staff/settings-2). */
export function liveBranding(
  settings: Pick<ClubSettings, 'current'>,
  { publicUrl, desk, areRequestsEmailed }: ServerBranding,
): Branding {
  return {
    get clubName() {
      return settings.current().clubName;
    },
    get clubAddress() {
      return settings.current().clubAddress;
    },
    get staffEmail() {
      return settings.current().staffEmail;
    },
    get logoUrl() {
      return settings.current().logoUrl;
    },
    get accentColors() {
      return settings.current().accentColors;
    },
    publicUrl,
    desk,
    areRequestsEmailed,
  };
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
    name: typedText(name),
    address: email,
  };
}

interface EmailDraft {
  readonly to: Message['to'];
  readonly replyTo?: Message['to'];
  readonly subject: string;
  /** For staff, where the subject has a secret. */
  readonly publicSubject?: string;
  readonly title: string;
  readonly parts: readonly EmailPart[];
  readonly attachments?: readonly Attachment[];
}

/** Returns the part of an email that leads to a page of the app. */
export function linkTo({ publicUrl }: Branding, label: string, path: string): EmailPart {
  return { kind: 'link', label, url: publicUrl + path };
}

/** Returns the part of an email to staff that leads to a request at the desk. */
export function linkToDesk({ desk }: Branding, requestId: string): EmailPart {
  return { kind: 'link', label: 'Open at the Desk', url: `${desk.url}/desk/requests/${requestId}` };
}

/** Returns the part of an email to staff that leads to their inbox at the desk. */
export function linkToInbox({ desk }: Branding): EmailPart {
  return { kind: 'link', label: 'Open Your Inbox', url: `${desk.url}/desk/inbox` };
}

/** Returns the part of an email to staff that leads to writing to a member. */
export function linkToWriteTo({ name, email }: Contact, subject: string): EmailPart {
  const query = `subject=${encodeURIComponent(`Re: ${subject}`.toWellFormed())}`;
  return {
    kind: 'link',
    label: `Write to ${name}`,
    url: `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query}`,
  };
}

/** Renders an email with the club's branding, as text and as HTML. */
export function renderEmail(branding: Branding, draft: EmailDraft): Message {
  const { clubName, clubAddress, publicUrl, logoUrl, accentColors } = branding;
  const title = typedText(draft.title);
  const look = { logoUrl, accentColors };
  const content = { clubName, clubAddress, publicUrl, title, parts: draft.parts, ...look };
  return {
    to: draft.to,
    ...(draft.replyTo === undefined ? {} : { replyTo: draft.replyTo }),
    // A mark would let a subject read as another one (api/emails-19).
    subject: typedText(draft.subject),
    ...(draft.publicSubject === undefined ? {} : { publicSubject: draft.publicSubject }),
    text: renderEmailText(content),
    html: renderEmailHtml(content),
    ...(draft.attachments === undefined ? {} : { attachments: [...draft.attachments] }),
  };
}
