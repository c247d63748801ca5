import { expect, test } from 'vitest';
import { benefit, event } from '../dashboard/fixtures/club.ts';
import { vendorOffers } from './vendorOffers.ts';

const now = new Date('2030-03-08T18:00:00Z');

test('core/destinations-21: a vendor’s offers are its own, none that is over, and the soonest event first', () => {
  const vendorId = 'zoe';
  const benefits = [
    benefit('late', { vendorId, expiresAt: '2030-03-08' }),
    benefit('over', { vendorId, expiresAt: '2030-03-07' }),
    benefit('early', { vendorId }),
    benefit('other', { vendorId: 'max' }),
    benefit('nobody', { vendorId: null }),
    benefit('unknown'),
  ];
  const events = [
    { ...event('second', '2030-03-10T18:00:00Z'), vendorId },
    { ...event('first', '2030-03-09T18:00:00Z'), vendorId },
    { ...event('over', '2030-03-08T17:00:00Z'), vendorId },
    event('elsewhere', '2030-03-09T18:00:00Z'),
  ];
  const offers = vendorOffers(vendorId, { benefits, events }, now);
  expect(offers.benefits.map(({ id }) => id)).toEqual(['late', 'early']);
  expect(offers.events.map(({ id }) => id)).toEqual(['first', 'second']);
  expect(vendorOffers('nobody', { benefits, events }, now)).toEqual({ benefits: [], events: [] });
});
