import type { RequestPayload } from '@parlour/contract';
import { fieldsOf, formatDay, requestTypeLabels, type RequestContext } from '@parlour/core';
import type { EmailRow } from '../../emails/layout.ts';
import { confirmationEmail, emailToStaff } from '../../emails/submissionEmails.ts';
import { type Branding, type Contact, linkTo } from '../../emails/branding.ts';

interface AcceptedRequest {
  readonly reference: string;
  readonly payload: RequestPayload;
  readonly context: RequestContext;
  readonly member: Contact;
  /** The path of the page that it is about. */
  readonly path: string;
}

/** Returns the rows of a request for staff and member, with the form's labels in the form's order. */
function rowsOf({ reference, payload, context }: AcceptedRequest): readonly EmailRow[] {
  const values = new Map<string, string | number | undefined>(Object.entries(payload));
  const details = fieldsOf(payload.requestType, context).flatMap(
    ({ name, label, kind }): EmailRow[] => {
      const value = values.get(name);
      if (value === undefined || value === '') return [];
      return [[label, kind === 'date' ? formatDay(String(value)) : String(value)]];
    },
  );
  return [
    ['Reference', { code: reference }],
    ['Request type', requestTypeLabels[payload.requestType]],
    ['Subject', payload.subject],
    ...(context.kind === 'general' ? [] : [['About', context.name] as const]),
    ...details,
    ...(payload.description ? [['Additional notes', payload.description] as const] : []),
  ];
}

const linkLabel = ({ clubName }: Branding, { context }: AcceptedRequest): string =>
  context.kind === 'general' ? `Open ${clubName}` : `See ${context.name}`;

/** Renders the emails with a request for staff and for its member. */
export function requestEmails(branding: Branding, request: AcceptedRequest) {
  const { member, payload, reference } = request;
  const label = requestTypeLabels[payload.requestType];
  const rows = rowsOf(request);
  return [
    emailToStaff(branding, {
      member,
      subject: `[${reference}] ${label}: ${payload.subject}`,
      title: `${label} for ${member.name}`,
      rows,
    }),
    confirmationEmail(branding, {
      member,
      subject: `We have received your request ${reference}: ${payload.subject}`,
      title: 'We have received your request',
      rows,
      link: linkTo(branding, linkLabel(branding, request), request.path),
    }),
  ];
}
