import type { ChangeRequestPayload, Profile } from '@parlour/contract';
import {
  changeRequestLabels,
  formatDay,
  currentProfileValue,
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

/** A stored change request, with the member and profile that the emails show. */
interface AcceptedChangeRequest {
  readonly id: string;
  readonly payload: ChangeRequestPayload;
  readonly profile: Profile;
  readonly member: Contact;
}

function rowsOf(changeRequest: AcceptedChangeRequest): readonly EmailRow[] {
  const { field, requestedValue, note } = changeRequest.payload;
  const format = (value: string) => (field === 'dateOfBirth' ? formatDay(value) : value);
  const present = currentProfileValue(field, changeRequest.profile);
  return [
    ['To be changed', changeRequestLabels[field]],
    ...(present === null ? [] : ([['Now', present]] as const)),
    ['Requested', format(requestedValue)],
    ...(note ? ([['Note', note]] as const) : []),
  ];
}

/** Renders the email with a change request for staff. A reply goes to the member. */
export function emailToStaff(branding: Branding, changeRequest: AcceptedChangeRequest): Message {
  const { member, payload, id } = changeRequest;
  return renderEmail(branding, {
    to: conciergeOf(branding),
    replyTo: recipientOf(member),
    subject: `Change of profile: ${changeRequestLabels[payload.field]} of ${member.name}`,
    title: `Change of profile for ${member.name}`,
    parts: [
      { kind: 'text', text: `Answer this message to write to ${member.name} <${member.email}>.` },
      { kind: 'rows', rows: [...rowsOf(changeRequest), ['Change request', id]] },
      {
        kind: 'text',
        text: 'Make sure that the change request is the member’s own before you carry it out, for example by telephone.',
      },
    ],
  });
}

/** Renders the email that confirms a change request to its member, and so reveals one that somebody else made. */
export function confirmationEmail(
  branding: Branding,
  changeRequest: AcceptedChangeRequest,
): Message {
  const { member } = changeRequest;
  return renderEmail(branding, {
    to: recipientOf(member),
    replyTo: clubOf(branding),
    subject: 'We have received your wish to change your profile',
    title: 'We have received your wish to change your profile',
    parts: [
      { kind: 'text', text: `Thank you. ${successNotification.note}` },
      { kind: 'rows', rows: rowsOf(changeRequest) },
      { kind: 'text', text: 'If this was not you, please answer this message at once.' },
    ],
  });
}
