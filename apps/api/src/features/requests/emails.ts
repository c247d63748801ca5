import type { RequestPayload } from '@parlour/contract';
import { type RequestContext, requestInWords, requestTypeLabels, typedText } from '@parlour/core';
import { type EmailRow, emailRows } from '../../emails/layout.ts';
import { confirmationEmail, emailToStaff } from '../../emails/submissionEmails.ts';
import { type Branding, type Contact, linkTo, recipientOf } from '../../emails/branding.ts';

interface AcceptedRequest {
  readonly id: string;
  readonly reference: string;
  readonly payload: RequestPayload;
  readonly context: RequestContext;
  readonly member: Contact;
  /** The path of the page that it is about. */
  readonly path: string;
  /** The staff who want an email of everything new (api/staff/email-choices-7). */
  readonly watchers: readonly Contact[];
}

/** Returns the rows of a request for staff and member. */
function rowsOf({ reference, payload, context }: AcceptedRequest): readonly EmailRow[] {
  return [['Reference', { code: reference }], ...emailRows(requestInWords(payload, context))];
}

const linkLabel = ({ clubName }: Branding, { context }: AcceptedRequest): string =>
  context.kind === 'general' ? `Open ${clubName}` : `See ${context.name}`;

/**
 * Returns the subject of an email of a request's thread: what it says, between brackets, and the subject of the request. Mail
 * programs compare subjects without what is between brackets, so that the thread stays one (api/emails-20).
 *
 * @param what - what the email says in a few words, such as `Confirmed`.
 */
export function threadSubject(
  what: string,
  { reference, subject }: { readonly reference: string; readonly subject: string },
): string {
  return `[${what.replaceAll(/[[\]]/g, '')} · ${reference}] ${subject}`;
}

/** Returns the thread of a request's emails in mail programs: its id, and what all subjects share. */
export function threadOf({ id, subject }: { readonly id: string; readonly subject: string }) {
  return { thread: `request-thread-${id}`, topic: typedText(subject) };
}

/**
 * Renders the emails with a request: for its member, for staff who want everything new and, unless the club works at the
 * desk alone, for the club's own email (api/requests-30).
 */
export function requestEmails(branding: Branding, request: AcceptedRequest) {
  const { member, payload, reference } = request;
  const label = requestTypeLabels[payload.requestType];
  const rows = rowsOf(request);
  const { id } = request;
  const { subject } = payload;
  const thread = threadOf({ id, subject });
  const title = `${label} for ${member.name}`;
  const email = emailToStaff(branding, {
    member,
    subject: threadSubject(title, { reference, subject }),
    title,
    rows,
    requestId: id,
  });
  const toStaff = { ...email, ...thread };
  return [
    ...(branding.areRequestsEmailed ? [toStaff] : []),
    ...request.watchers.map((person) => ({ ...toStaff, to: recipientOf(person) })),
    {
      ...confirmationEmail(branding, {
        member,
        subject: threadSubject('Received', { reference, subject }),
        title: 'We have received your request',
        rows,
        link: linkTo(branding, linkLabel(branding, request), request.path),
      }),
      ...thread,
    },
  ];
}
