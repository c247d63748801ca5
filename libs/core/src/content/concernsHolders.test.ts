import { expect, test } from 'vitest';
import { concernsHolders } from './concernsHolders.ts';

const event = { title: 'Ball', startDate: '2030-06-15T17:00:00Z', location: 'Garden' };

test('core/content-15: another time or place of an event concerns who is registered', () => {
  expect(concernsHolders('event', event, { ...event, location: 'Hall' })).toBe(true);
  expect(concernsHolders('event', event, { ...event, startDate: '2030-06-16T17:00:00Z' })).toBe(
    true,
  );
});

test('core/content-15: another title does not, nor does another place of a vendor', () => {
  expect(concernsHolders('event', event, { ...event, title: 'Summer ball' })).toBe(false);
  expect(concernsHolders('vendor', { city: 'Paris' }, { city: 'Rome' })).toBe(false);
});
