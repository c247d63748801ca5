import { expect, test } from 'vitest';
import { deskStatusLabel, requestProgressLabel, requestStatusLabel } from './requestStatus.ts';

test.each([
  ['received', 'Received', 'Received'],
  ['in_progress', 'In progress', 'In progress'],
  ['awaiting_vendor', 'In progress', 'Waiting for the vendor'],
  ['awaiting_member', 'We need your answer', 'Waiting for the member'],
  ['confirmed', 'Confirmed', 'Confirmed'],
  ['completed', 'Completed', 'Completed'],
  ['cancelled', 'Canceled', 'Canceled'],
  ['declined', 'We could not arrange this', 'Declined'],
  ['on_hold_by-staff', 'On hold by staff', 'On hold by staff'],
  ['constructor', 'Constructor', 'Constructor'],
  ['', '', ''],
])(
  'core/requests-35: the status %j reads %j to its member and %j to staff',
  (status, words, deskWords) => {
    expect(requestStatusLabel(status)).toBe(words);
    expect(deskStatusLabel(status)).toBe(deskWords);
  },
);

test.each([
  ['in_progress', 'Anna', 'With Anna'],
  ['awaiting_vendor', 'Anna', 'With Anna'],
  ['in_progress', null, 'In progress'],
  ['awaiting_member', 'Anna', 'We need your answer'],
  ['confirmed', 'Anna', 'Confirmed'],
])('core/requests-35: %j with %j reads %j', (status, concierge, words) => {
  expect(requestProgressLabel({ status, concierge })).toBe(words);
});
