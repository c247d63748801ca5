import type { PaymentMethod } from '@parlour/contract';
import { expect, test } from 'vitest';
import { withPaymentMethod, withoutPaymentMethod } from './paymentMethodList.ts';

const card = (id: string, purpose: PaymentMethod['purpose'] = null): PaymentMethod => ({
  id,
  brand: 'Visa',
  blurredCardNumber: '•••• 4242',
  expiryMonth: 5,
  expiryYear: 2030,
  cardholderName: 'Ada Marsh',
  purpose,
  description: 'Travel',
});

const cards = [card('preferred', 'primary'), card('newer'), card('older')];
const idsAndPurposes = (list: readonly PaymentMethod[]) =>
  list.map(({ id, purpose }) => [id, purpose]);

test('core/payment-methods-18: a new card comes after the preferred one and before the older ones', () => {
  expect(idsAndPurposes(withPaymentMethod(cards, card('new')))).toEqual([
    ['preferred', 'primary'],
    ['new', null],
    ['newer', null],
    ['older', null],
  ]);
  expect(idsAndPurposes(withPaymentMethod([card('older')], card('new')))).toEqual([
    ['new', null],
    ['older', null],
  ]);
});

test('core/payment-methods-19: a new preferred card comes first and replaces the former preferred one', () => {
  expect(idsAndPurposes(withPaymentMethod(cards, card('new', 'primary')))).toEqual([
    ['new', 'primary'],
    ['preferred', null],
    ['newer', null],
    ['older', null],
  ]);
});

test('core/payment-methods-18: a card that is already there is not there twice', () => {
  expect(idsAndPurposes(withPaymentMethod(cards, card('older')))).toEqual([
    ['preferred', 'primary'],
    ['older', null],
    ['newer', null],
  ]);
});

test('core/payment-methods-20: a deleted card is gone, and an unknown one changes nothing', () => {
  expect(idsAndPurposes(withoutPaymentMethod(cards, 'newer'))).toEqual([
    ['preferred', 'primary'],
    ['older', null],
  ]);
  expect(withoutPaymentMethod(cards, 'unknown')).toEqual(cards);
});
