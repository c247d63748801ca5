import { requestPayloadSchema } from '@parlour/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { general, giftProduct, vendor } from './fixtures/contexts.ts';
import {
  fixedRequestType,
  generatedSubject,
  requestIntroduction,
  requestTitle,
} from './requestContext.ts';
import { requestTypeLabels } from './requestTypes.ts';

test('core/requests-1: every type has its label', () => {
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

test('core/requests-3: a vendor or gift product fixes the type, a general request does not', () => {
  expect(fixedRequestType(general)).toBeNull();
  expect(fixedRequestType(vendor)).toBe('Dining');
  expect(fixedRequestType({ ...vendor, vendorType: 'Unheard of' })).toBe('Other');
  expect(fixedRequestType({ ...vendor, vendorType: null })).toBe('Other');
  expect(fixedRequestType(giftProduct)).toBe('Gift');
});

test('core/requests-4: the subject is generated from type label and name', () => {
  expect(generatedSubject(general)).toBeNull();
  expect(generatedSubject(vendor)).toBe('Dining Reservation - The Quiet Table');
  expect(generatedSubject(giftProduct)).toBe('Gifting - Silk Scarf');
});

test('core/requests-4: whatever the name, the subject is a line that the contract takes as it is', () => {
  const oddCharacter = fc.constantFrom('a', ' ', '\n', '\u2028', '🎁', '\uD83C');
  const anyName = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: oddCharacter, maxLength: 300 }),
  );
  fc.assert(
    fc.property(anyName, fc.constantFrom(vendor, giftProduct), (name, context) => {
      const subject = generatedSubject({ ...context, name });
      const parsed = requestPayloadSchema.parse({ requestType: 'Other', subject });
      expect(parsed.subject).toBe(subject);
      expect(subject?.isWellFormed()).toBe(true);
    }),
  );
  const long = generatedSubject({ ...giftProduct, name: `${'x'.repeat(189)}🎁` });
  expect(long).toBe(`Gifting - ${'x'.repeat(189)}`);
});

test('core/requests-5: the title names the type where it is given', () => {
  expect(requestTitle(general)).toBe('Submit a Request');
  expect(requestTitle(general, 'Car')).toBe('Car Service Request');
  expect(requestTitle(vendor)).toBe('Dining Reservation Request');
  expect(requestTitle(giftProduct)).toBe('Gifting Request');
});

test("core/requests-6: a vendor's form is introduced by its name", () => {
  expect(requestIntroduction(vendor)).toBe('Request assistance with: The Quiet Table');
  expect(requestIntroduction(giftProduct)).toMatch(/^Tell us/);
  expect(requestIntroduction(general)).toMatch(/^Tell us/);
});
