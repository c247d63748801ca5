import type { MemberRequest, Redemption, Registration } from '@parlour/contract';
import { expect, test } from 'vitest';
import { storedRequest } from '../own-requests/fixtures/storedRequest.ts';
import { nextForMember, type OwnItemLists } from './nextForMember.ts';

const now = new Date('2030-03-08T18:00:00Z');

const registration = (id: string, startDate: string): Registration => ({
  confirmationNumber: `RG-${id}`,
  registeredAt: '2030-03-01T00:00:00Z',
  calendarFile: '',
  event: {
    id,
    title: id,
    imageUrl: null,
    location: null,
    startDate,
    endDate: null,
    timeZone: 'UTC',
  },
});

const code = (id: string, expiresAt: string): Redemption => ({
  redemptionCode: id,
  instructions: '',
  expiresAt,
  redeemedAt: '2030-03-01T00:00:00Z',
  benefit: { id, title: id, provider: '', value: null, imageUrl: null, expiresAt: null },
});

const later = registration('later', '2030-05-01T18:00:00Z');
const soon = registration('soon', '2030-03-09T18:00:00Z');
const past = registration('past', '2030-03-08T17:00:00Z');
const valid = code('valid', '2030-03-09T00:00:00Z');
const lasting = code('lasting', '2030-04-09T00:00:00Z');
const ended = code('ended', '2030-03-08T00:00:00Z');

const dinner: MemberRequest = {
  ...storedRequest,
  id: 'dinner',
  status: 'confirmed',
  booking: {
    date: '2030-03-09',
    time: '19:30',
    endDate: null,
    party: null,
    place: null,
    address: null,
    calendarFile: '',
  },
};
const next = ({ registrations = [], requests = [], redemptions = [] }: Partial<OwnItemLists>) =>
  nextForMember({ registrations, requests, redemptions }, now).map((item) => {
    if (item.kind === 'code') return item.code.redemptionCode;
    return item.kind === 'request' ? item.request.id : item.registration.event.id;
  });

test('core/dashboard-9: bookings and codes that end within a week come in order of time, at most three', () => {
  const registrations = [later, past, soon];
  expect(next({ registrations, requests: [dinner], redemptions: [valid, lasting, ended] })).toEqual(
    ['valid', 'soon', 'dinner'],
  );
  expect(next({ registrations, redemptions: [lasting] })).toEqual(['soon', 'later']);
  const today = code('today', '2030-03-10T00:00:00Z');
  expect(next({ registrations: [soon], redemptions: [today] })).toEqual(['soon', 'today']);
});

test('core/dashboard-9: without them the valid code that ends first comes, otherwise nothing', () => {
  const last = code('last', '2030-05-09T00:00:00Z');
  expect(next({ registrations: [past], redemptions: [last, ended, lasting] })).toEqual(['lasting']);
  expect(next({ registrations: [past], redemptions: [ended] })).toEqual([]);
  expect(next({})).toEqual([]);
});

test.each([
  ['2030-03-16T00:00:00Z', ['soon', 'code']],
  ['2030-03-17T00:00:00Z', ['soon']],
])('core/dashboard-9: of 2030-03-08 a code until %s comes within a week or not', (end, ids) => {
  expect(next({ registrations: [soon], redemptions: [code('code', end)] })).toEqual(ids);
});

test('core/dashboard-9: what staff hid does not come next', () => {
  const hiddenEvent = { ...soon, event: { ...soon.event, isHidden: true } };
  const hiddenBenefit = { ...valid, benefit: { ...valid.benefit, isHidden: true } };
  expect(next({ registrations: [hiddenEvent, later] })).toEqual(['later']);
  expect(next({ registrations: [hiddenEvent], redemptions: [hiddenBenefit, lasting] })).toEqual([
    'lasting',
  ]);
  expect(next({ registrations: [hiddenEvent], redemptions: [hiddenBenefit] })).toEqual([]);
});
