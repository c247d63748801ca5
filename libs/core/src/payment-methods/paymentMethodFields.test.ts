import { cardSubmissionSchema } from '@parlour/contract';
import { expect, test } from 'vitest';
import { callError } from '../fixtures/callError.ts';
import {
  paymentMethodFailureOf,
  paymentMethodFieldLabels,
  isOnCardStep,
} from './paymentMethodFields.ts';

test.each([
  ['cvv', 'cvv must be 3 or 4 digits.', 'securityCode', 'Security code must be 3 or 4 digits.'],
  [
    'description',
    'description must not hold a card number.',
    'description',
    'Card name must not hold a card number.',
  ],
  ['street', 'Please check the street.', 'street', 'Please check the street.'],
  [
    'purpose',
    'purpose is not valid.',
    'isPreferred',
    'Set as preferred payment method is not valid.',
  ],
])('CA14: a failure of %s uses the labels of the form', (name, message, field, shown) => {
  expect(paymentMethodFailureOf(callError(message, name))).toMatchObject({ field, message: shown });
});

test('CA14: every field that is sent belongs to one of the steps', () => {
  const fields = Object.keys(cardSubmissionSchema.shape).map(
    (name) => paymentMethodFailureOf(callError('No.', name)).field,
  );
  expect(new Set(fields)).toEqual(new Set(Object.keys(paymentMethodFieldLabels)));
  expect(fields.filter((field) => field !== null && !isOnCardStep(field))).toEqual([
    'street',
    'city',
    'state',
    'postalCode',
  ]);
});
