import type { ChangeRequestPayload, Profile } from '@parlour/contract';
import { formatDay } from '../format/dates.ts';
import { changeRequestLabels, currentProfileValue } from './changeRequest.ts';

/** Returns a change request in words: the label and the value of each of its parts, with the profile's value of now (core/profile-13). */
export function changeRequestInWords(
  { field, requestedValue, note = '' }: ChangeRequestPayload,
  profile: Profile,
): readonly { readonly label: string; readonly value: string }[] {
  return [
    { label: 'To be changed', value: changeRequestLabels[field] },
    { label: 'Now', value: currentProfileValue(field, profile) ?? '' },
    {
      label: 'Requested',
      value: field === 'dateOfBirth' ? formatDay(requestedValue) : requestedValue,
    },
    { label: 'Note', value: note },
  ].filter(({ value }) => value !== '');
}
