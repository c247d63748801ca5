import type { Redemption, Registration } from '@parlour/contract';
import { expect, test } from 'vitest';
import { nextForMember } from './nextForMember.ts';

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

test('core/dashboard-9: the next event comes first, otherwise the code that ends first, otherwise nothing', () => {
  expect(nextForMember([later, past, soon], [valid], now)).toEqual({
    kind: 'registration',
    registration: soon,
  });
  expect(nextForMember([past], [lasting, ended, valid], now)).toEqual({
    kind: 'code',
    code: valid,
  });
  expect(nextForMember([past], [ended], now)).toBeNull();
  expect(nextForMember([], [], now)).toBeNull();
});

test('core/dashboard-9: what staff hid does not come next', () => {
  const hiddenEvent = { ...soon, event: { ...soon.event, isHidden: true } };
  const hiddenBenefit = { ...valid, benefit: { ...valid.benefit, isHidden: true } };
  expect(nextForMember([hiddenEvent, later], [], now)).toMatchObject({ registration: later });
  expect(nextForMember([hiddenEvent], [hiddenBenefit, lasting], now)).toMatchObject({
    code: lasting,
  });
  expect(nextForMember([hiddenEvent], [hiddenBenefit], now)).toBeNull();
});
