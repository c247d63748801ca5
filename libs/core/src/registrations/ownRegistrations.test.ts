import type { Registration } from '@parlour/contract';
import { expect, test } from 'vitest';
import { registrationsByEvent, withoutRegistration, withRegistration } from './ownRegistrations.ts';

const registration = (id: string, startDate: string, endDate: string | null = null) =>
  ({
    confirmationNumber: `RG-${id}`,
    registeredAt: '2030-03-01T00:00:00Z',
    calendarFile: '',
    event: { id, title: id, imageUrl: null, location: null, startDate, endDate, timeZone: 'UTC' },
  }) satisfies Registration;

const own = [
  registration('later', '2030-05-01T18:00:00Z'),
  registration('older', '2029-05-01T18:00:00Z'),
  registration('running', '2030-03-08T17:00:00Z', '2030-03-08T20:00:00Z'),
  registration('ended', '2030-03-08T17:00:00Z', '2030-03-08T18:00:00Z'),
];

test('core/registrations-6: an event has one registration in the list, the last one, and none once it is canceled', () => {
  const again = { ...registration('later', '2030-05-01T18:00:00Z'), confirmationNumber: 'RG-NEXT' };
  const list = withRegistration(own, again);
  expect(list).toHaveLength(own.length);
  expect(registrationsByEvent(list).get('later')).toBe(again);
  expect(registrationsByEvent(withoutRegistration(list, 'later')).has('later')).toBe(false);
});
