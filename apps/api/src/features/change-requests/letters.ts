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

/** A change request that was stored, with what the letters tell of its member. */
interface AcceptedChangeRequest {
  readonly id: string;
  readonly payload: ChangeRequestPayload;
  readonly profile: Profile;
  readonly member: MemberCaller;
}

function factsOf(changeRequest: AcceptedChangeRequest): readonly Fact[] {
  const { field, requestedValue, note } = changeRequest.payload;
  const shown = (value: string) => (field === 'dateOfBirth' ? formatDay(value) : value);
  const present = presentValue(field, changeRequest.profile);
  return [
    ['To be changed', changeRequestLabels[field]],
    ...(present === null ? [] : ([['Now', present]] as const)),
    ['Requested', shown(requestedValue)],
    ...(note ? ([['Note', note]] as const) : []),
  ];
}

/** The letter that brings a change request to staff, who answer the member directly. */
export function staffLetter(stationery: Stationery, changeRequest: AcceptedChangeRequest): Message {
  const { member, payload, id } = changeRequest;
  return writeLetter(stationery, {
    to: conciergeOf(stationery),
    replyTo: addressOf(member),
    subject: `Change of profile: ${changeRequestLabels[payload.field]} of ${member.name}`,
    title: `Change of profile for ${member.name}`,
    parts: [
      { kind: 'text', text: `Answer this message to write to ${member.name} <${member.email}>.` },
      { kind: 'facts', facts: [...factsOf(changeRequest), ['Change request', id]] },
      {
        kind: 'text',
        text: 'Make sure that the change request is the member’s own before you carry it out, for example by telephone.',
      },
    ],
  });
}

/** The letter that confirms a change request to its member, who learns by it of one that another made. */
export function confirmationLetter(
  stationery: Stationery,
  changeRequest: AcceptedChangeRequest,
): Message {
  const { member } = changeRequest;
  return writeLetter(stationery, {
    to: addressOf(member),
    replyTo: clubOf(stationery),
    subject: 'We have received your wish to change your profile',
    title: 'We have received your wish to change your profile',
    parts: [
      { kind: 'text', text: `Thank you. ${successPopup.note}` },
      { kind: 'facts', facts: factsOf(changeRequest) },
      { kind: 'text', text: 'If this was not you, please answer this message at once.' },
    ],
  });
}
