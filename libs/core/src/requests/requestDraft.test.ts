import { requestTypes } from '@parlour/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { general, giftProduct, vendor } from './fixtures/contexts.ts';
import {
  changeRequestType,
  changeSubject,
  emptyDraft,
  hasEntries,
  missingFields,
  missingLabels,
} from './requestDraft.ts';
import type { RequestDraft } from './requestFields.ts';

const anyDraft: fc.Arbitrary<RequestDraft> = fc.record({
  requestType: fc.option(fc.constantFrom(...requestTypes)),
  subject: fc.string(),
  description: fc.string(),
  details: fc.dictionary(fc.string(), fc.string()),
});

test('core/requests-3, core/requests-4: a fresh form has the type and subject that its context fixes', () => {
  expect(emptyDraft(general)).toEqual({
    requestType: null,
    subject: '',
    description: '',
    details: {},
  });
  expect(emptyDraft(general, 'Car').requestType).toBe('Car');
  expect(emptyDraft(vendor, 'Car')).toMatchObject({
    requestType: 'Dining',
    subject: 'Dining Reservation - The Quiet Table',
  });
  expect(emptyDraft(giftProduct)).toMatchObject({
    requestType: 'Gift',
    subject: 'Gifting - Silk Scarf',
  });
});

test('core/requests-4: only a subject of the member is changed', () => {
  expect(changeSubject(emptyDraft(general), 'A quiet table', general).subject).toBe(
    'A quiet table',
  );
  expect(changeSubject(emptyDraft(vendor), 'Mine', vendor)).toEqual(emptyDraft(vendor));
});

test('core/requests-11: another type keeps only the subject', () => {
  fc.assert(
    fc.property(anyDraft, fc.constantFrom(...requestTypes), (draft, requestType) => {
      const changed = changeRequestType(draft, requestType, general);
      expect(changed).toEqual(
        draft.requestType === requestType
          ? draft
          : { requestType, subject: draft.subject, description: '', details: {} },
      );
    }),
  );
});

test('core/requests-11: a fixed type stays, with all that was typed', () => {
  fc.assert(
    fc.property(
      anyDraft,
      fc.constantFrom(...requestTypes),
      fc.constantFrom(vendor, giftProduct),
      (draft, requestType, context) => {
        expect(changeRequestType(draft, requestType, context)).toBe(draft);
      },
    ),
  );
});

test('core/requests-10: type, subject and the required fields of the type are waited for', () => {
  expect(missingFields(emptyDraft(general), general)).toEqual(['requestType', 'subject']);
  const draft: RequestDraft = {
    requestType: 'Dining',
    subject: ' ',
    description: '',
    details: { diningDate: '2030-05-01', diningTime: ' ' },
  };
  expect(missingFields(draft, general)).toEqual(['subject', 'diningTime', 'diningGuests']);
});

test('core/requests-10: a budget is waited for only in a general request', () => {
  const details = { recipientName: 'Ada', occasion: 'Birthday', deliveryDate: '2030-05-01' };
  const draft: RequestDraft = { requestType: 'Gift', subject: 'A gift', description: '', details };
  expect(missingFields(draft, giftProduct)).toEqual([]);
  expect(missingFields(draft, vendor)).toEqual([]);
  expect(missingFields(draft, general)).toEqual(['giftBudgetRange']);
});

test('core/requests-30: choosing a type is no entry, typing is', () => {
  expect(hasEntries(emptyDraft(general, 'Car'), general)).toBe(false);
  expect(hasEntries(emptyDraft(vendor), vendor)).toBe(false);
  const untouched = emptyDraft(giftProduct);
  expect(hasEntries({ ...untouched, details: { recipientName: ' ' } }, giftProduct)).toBe(false);
  expect(hasEntries({ ...untouched, details: { recipientName: 'Ada' } }, giftProduct)).toBe(true);
  expect(hasEntries({ ...untouched, description: 'Soon, please' }, giftProduct)).toBe(true);
  expect(hasEntries({ ...emptyDraft(general), subject: 'Table' }, general)).toBe(true);
});

test('core/requests-37: what is missing is named by its labels, in form order', () => {
  expect(missingLabels(emptyDraft(general), general)).toEqual(['Request type', 'Subject']);
  const dining = {
    ...emptyDraft(general, 'Dining'),
    subject: 'Two',
    details: { diningTime: '19:30' },
  };
  expect(missingLabels(dining, general)).toEqual(['Dining date', 'Number of guests']);
  expect(missingLabels(emptyDraft(vendor), vendor)).toEqual([
    'Dining date',
    'Dining time',
    'Number of guests',
  ]);
});
