import { cardSubmissionSchema } from '@parlour/contract';
import { expect, test } from 'vitest';
import { domainFailure } from '../fixtures/failures.ts';
import { formIssuesOf } from '../forms/formIssues.ts';
import { emptyCardDraft } from './cardDraft.ts';
import { completeCard } from './fixtures/card.ts';
import {
  incompleteLabels,
  paymentMethodCopy,
  paymentMethodFieldLabels,
  isOnCardStep,
} from './paymentMethodFields.ts';

const issuesOf = (message: string, name: string) =>
  formIssuesOf(domainFailure(message, name), paymentMethodCopy).issues;

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
])(
  'core/payment-methods-17: a failure of %s uses the labels of the form',
  (name, message, field, shown) => {
    expect(issuesOf(message, name)).toEqual([{ field, message: shown }]);
  },
);

test('core/payment-methods-17: every field that is sent belongs to one of the steps', () => {
  const fields = Object.keys(cardSubmissionSchema.shape).flatMap((name) =>
    issuesOf('No.', name).map(({ field }) => field),
  );
  expect(new Set(fields)).toEqual(new Set(Object.keys(paymentMethodFieldLabels)));
  expect(fields.filter((field) => !isOnCardStep(field))).toEqual([
    'street',
    'city',
    'state',
    'postalCode',
  ]);
});

test('core/payment-methods-22: what a step still needs is named by its labels', () => {
  expect(incompleteLabels(emptyCardDraft, 0)).toEqual([
    'Card name',
    'Cardholder name',
    'Card type',
    'Card number',
    'Expiry date',
    'Security code',
  ]);
  expect(incompleteLabels({ ...completeCard, cardNumber: '4242', city: ' ' }, 0)).toEqual([
    'Card number',
  ]);
  expect(incompleteLabels({ ...completeCard, city: ' ' }, 1)).toEqual(['City']);
});
