import type { RequestPayload } from '@parlour/contract';
import {
  fieldsOf,
  formatDay,
  requestTypeLabels,
  type RequestContext,
  successNotification,
} from '@parlour/core';
import type { EmailRow } from '../../emails/layout.ts';
import type { Message } from '../../platform/mail/message.ts';
import {
  recipientOf,
  clubOf,
  conciergeOf,
  type Branding,
  type Contact,
  renderEmail,
} from '../../emails/branding.ts';

interface AcceptedRequest {
  readonly reference: string;
  readonly payload: RequestPayload;
  readonly context: RequestContext;
  readonly member: Contact;
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
    ['Reference', reference],
    ['Request type', requestTypeLabels[payload.requestType]],
    ['Subject', payload.subject],
    ...(context.kind === 'general' ? [] : [['About', context.name] as const]),
    ...details,
    ...(payload.description ? [['Additional notes', payload.description] as const] : []),
  ];
}

/** Renders the email with a request for staff. A reply goes to the member. */
export function emailToStaff(branding: Branding, request: AcceptedRequest): Message {
  const { member, payload, reference } = request;
  return renderEmail(branding, {
    to: conciergeOf(branding),
    replyTo: recipientOf(member),
    subject: `[${reference}] ${requestTypeLabels[payload.requestType]}: ${payload.subject}`,
    title: `${requestTypeLabels[payload.requestType]} for ${member.name}`,
    parts: [
      { kind: 'text', text: `Answer this message to write to ${member.name} <${member.email}>.` },
      { kind: 'rows', rows: rowsOf(request) },
    ],
  });
}

/** Renders the email that confirms a request to its member. */
export function confirmationEmail(branding: Branding, request: AcceptedRequest): Message {
  const { member, payload, reference } = request;
  return renderEmail(branding, {
    to: recipientOf(member),
    replyTo: clubOf(branding),
    subject: `We have received your request ${reference}: ${payload.subject}`,
    title: 'We have received your request',
    parts: [
      { kind: 'text', text: `Thank you. ${successNotification.note}` },
      { kind: 'rows', rows: rowsOf(request) },
    ],
  });
}
