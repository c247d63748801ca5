import type { RequestPayload } from '@parlour/contract';
import { type RequestContext, requestInWords, requestTypeLabels } from '@parlour/core';
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
  /** The staff who want an email of everything new (api/staff/email-choices-5). */
  readonly watchers: readonly Contact[];
}

/** Returns the rows of a request for staff and member. */
function rowsOf({ reference, payload, context }: AcceptedRequest): readonly EmailRow[] {
  return [['Reference', { code: reference }], ...emailRows(requestInWords(payload, context))];
}

const linkLabel = ({ clubName }: Branding, { context }: AcceptedRequest): string =>
  context.kind === 'general' ? `Open ${clubName}` : `See ${context.name}`;

/** Returns the subject of the email that begins a request's thread. Those that follow repeat it. */
export function threadSubject({ reference, subject }: { reference: string; subject: string }) {
  return `We have received your request ${reference}: ${subject}`;
}

/** Returns the id of a request's thread in mail programs. */
export function threadOf({ id }: { readonly id: string }): string {
  return `request-thread-${id}`;
}

/**
 * Renders the emails with a request: for its member, for staff who want everything new and, unless the club works at the
 * desk alone, for the club's own email (api/requests-27).
 */
export function requestEmails(branding: Branding, request: AcceptedRequest) {
  const { member, payload, reference } = request;
  const label = requestTypeLabels[payload.requestType];
  const rows = rowsOf(request);
  const thread = threadOf(request);
  const email = emailToStaff(branding, {
    member,
    subject: `[${reference}] ${label}: ${payload.subject}`,
    title: `${label} for ${member.name}`,
    rows,
    requestId: request.id,
  });
  const toStaff = { ...email, thread };
  return [
    ...(branding.areRequestsEmailed ? [toStaff] : []),
    ...request.watchers.map((person) => ({ ...toStaff, to: recipientOf(person) })),
    confirmationEmail(branding, {
      member,
      subject: threadSubject({ reference, subject: payload.subject }),
      thread,
      title: 'We have received your request',
      rows,
      link: linkTo(branding, linkLabel(branding, request), request.path),
    }),
  ];
}
