import type { ChangeRequestPayload, Profile } from '@parlour/contract';
import { changeRequestLabels, formatDay, presentValue, successPopup } from '@parlour/core';
import type { MemberCaller } from '../../access.ts';
import type { Fact } from '../../platform/mail/layout.ts';
import type { Message } from '../../platform/mail/message.ts';
import {
  addressOf,
  clubOf,
  conciergeOf,
  type Stationery,
  writeLetter,
} from '../../platform/mail/stationery.ts';

/** A stored change request, with the member and profile that the emails show. */
interface AcceptedChangeRequest {
  readonly id: string;
  readonly payload: ChangeRequestPayload;
  readonly profile: Profile;
  readonly member: MemberCaller;
}

function rowsOf(changeRequest: AcceptedChangeRequest): readonly Fact[] {
  const { field, requestedValue, note } = changeRequest.payload;
  const format = (value: string) => (field === 'dateOfBirth' ? formatDay(value) : value);
  const present = presentValue(field, changeRequest.profile);
  return [
    ['To be changed', changeRequestLabels[field]],
    ...(present === null ? [] : ([['Now', present]] as const)),
    ['Requested', format(requestedValue)],
    ...(note ? ([['Note', note]] as const) : []),
  ];
}

/** Renders the email with a change request for staff. A reply goes to the member. */
export function staffLetter(branding: Stationery, changeRequest: AcceptedChangeRequest): Message {
  const { member, payload, id } = changeRequest;
  return writeLetter(branding, {
    to: conciergeOf(branding),
    replyTo: addressOf(member),
    subject: `Change of profile: ${changeRequestLabels[payload.field]} of ${member.name}`,
    title: `Change of profile for ${member.name}`,
    parts: [
      { kind: 'text', text: `Answer this message to write to ${member.name} <${member.email}>.` },
      { kind: 'facts', facts: [...rowsOf(changeRequest), ['Change request', id]] },
      {
        kind: 'text',
        text: 'Make sure that the change request is the member’s own before you carry it out, for example by telephone.',
      },
    ],
  });
}

/** Renders the email that confirms a change request to its member, and so reveals one that somebody else made. */
export function confirmationLetter(
  branding: Stationery,
  changeRequest: AcceptedChangeRequest,
): Message {
  const { member } = changeRequest;
  return writeLetter(branding, {
    to: addressOf(member),
    replyTo: clubOf(branding),
    subject: 'We have received your wish to change your profile',
    title: 'We have received your wish to change your profile',
    parts: [
      { kind: 'text', text: `Thank you. ${successPopup.note}` },
      { kind: 'facts', facts: rowsOf(changeRequest) },
      { kind: 'text', text: 'If this was not you, please answer this message at once.' },
    ],
  });
}
