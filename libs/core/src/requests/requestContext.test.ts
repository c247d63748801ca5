import { expect, test } from 'vitest';
import { general, giftProduct, vendor } from './fixtures/contexts.ts';
import { fixedRequestType, generatedSubject, requestTitle } from './requestContext.ts';
import { requestTypeLabels } from './requestTypes.ts';

test('RQ1: every type has its label', () => {
  expect(requestTypeLabels).toEqual({
    Hotel: 'Hotel Reservation',
    Dining: 'Dining Reservation',
    Car: 'Car Service',
    Tickets: 'Tickets & Events',
    Gift: 'Gifting',
    Flower: 'Flower Delivery',
    Beauty: 'Beauty & Wellness Services',
    Other: 'Other',
  });
});

test('RQ3: a vendor or gift product fixes the type, a general request does not', () => {
  expect(fixedRequestType(general)).toBeNull();
  expect(fixedRequestType(vendor)).toBe('Dining');
  expect(fixedRequestType({ ...vendor, vendorType: 'Unheard of' })).toBe('Other');
  expect(fixedRequestType({ ...vendor, vendorType: null })).toBe('Other');
  expect(fixedRequestType(giftProduct)).toBe('Gift');
});

test('RQ4: the subject is generated from type label and name', () => {
  expect(generatedSubject(general)).toBeNull();
  expect(generatedSubject(vendor)).toBe('Dining Reservation - The Quiet Table');
  expect(generatedSubject(giftProduct)).toBe('Gifting - Silk Scarf');
});

test('RQ5: the title names the type where it is given', () => {
  expect(requestTitle(general)).toBe('Submit a Request');
  expect(requestTitle(general, 'Car')).toBe('Car Service Request');
  expect(requestTitle(vendor)).toBe('Dining Reservation Request');
  expect(requestTitle(giftProduct)).toBe('Gifting Request');
});
