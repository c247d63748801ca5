import { cardSubmissionSchema } from '@parlour/contract';
import { expect, test } from 'vitest';
import {
  type CardDraft,
  cardSubmission,
  changeCard,
  emptyCardDraft,
  isAddressComplete,
  isCardComplete,
} from './cardDraft.ts';
import { completeCard } from './fixtures/card.ts';

test('core/payment-methods-1, core/payment-methods-2, core/payment-methods-5: every field is formatted as it is typed', () => {
  const draft = changeCard(emptyCardDraft, {
    cardNumber: '42424242x',
    expiryDate: '1330',
    securityCode: '12345',
  });
  expect(draft).toMatchObject({
    cardNumber: '4242 4242',
    expiryDate: '12/30',
    securityCode: '123',
  });
});

test('core/payment-methods-5: another brand cuts the security code to its length', () => {
  const amex = changeCard(completeCard, { brand: 'American Express', securityCode: '1234' });
  expect(amex.securityCode).toBe('1234');
  expect(changeCard(amex, { brand: 'Visa' }).securityCode).toBe('123');
});

test('core/payment-methods-6, core/payment-methods-7: a whole card completes both steps', () => {
  expect(isCardComplete(completeCard)).toBe(true);
  expect(isAddressComplete(completeCard)).toBe(true);
});

test.each<Partial<CardDraft>>([
  { description: ' ' },
  { cardholderName: '' },
  { brand: null },
  { cardNumber: '4242 4242 4242 42' },
  { expiryDate: '05/3' },
  { securityCode: '12' },
])('core/payment-methods-6: with %j the first step is not complete', (change) => {
  expect(isCardComplete({ ...completeCard, ...change })).toBe(false);
  expect(cardSubmission({ ...completeCard, ...change })).toBeNull();
});

test.each(['street', 'city', 'state', 'postalCode'] as const)(
  'core/payment-methods-7: without %s the second step is not complete',
  (field) => {
    expect(isAddressComplete({ ...completeCard, [field]: ' ' })).toBe(false);
    expect(cardSubmission({ ...completeCard, [field]: ' ' })).toBeNull();
  },
);

test('core/payment-methods-10: the payload is trimmed, without spaces in the number, and what the server takes', () => {
  const submission = cardSubmission(completeCard);
  expect(submission).toMatchObject({
    description: 'Travel',
    cardNumber: '4242424242424242',
    cvv: '123',
    purpose: 'primary',
  });
  expect(cardSubmissionSchema.safeParse(submission).success).toBe(true);
  expect(cardSubmission({ ...completeCard, isPreferred: false })?.purpose).toBeNull();
  // The one complete expiry that is not shown with two digits of its month.
  expect(cardSubmission({ ...completeCard, expiryDate: '1/31' })?.expiryDate).toBe('01/31');
});

test('core/payment-methods-10: the payload has no direction marks', () => {
  const turned = {
    ...completeCard,
    description: '\u202E Travel\u202C',
    cardholderName: '\u2067Jo',
  };
  expect(cardSubmission(turned)).toMatchObject({ description: 'Travel', cardholderName: 'Jo' });
  expect(isCardComplete({ ...completeCard, description: '\u202E' })).toBe(false);
});
