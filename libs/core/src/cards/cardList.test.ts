import type { PaymentMethod } from '@parlour/contract';
import { expect, test } from 'vitest';
import { withCard, withoutCard } from './cardList.ts';

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
const shown = (list: readonly PaymentMethod[]) => list.map(({ id, purpose }) => [id, purpose]);

test('CA15: a new card comes after the preferred one and before the older ones', () => {
  expect(shown(withCard(cards, card('new')))).toEqual([
    ['preferred', 'primary'],
    ['new', null],
    ['newer', null],
    ['older', null],
  ]);
  expect(shown(withCard([card('older')], card('new')))).toEqual([
    ['new', null],
    ['older', null],
  ]);
});

test('CA15: a new preferred card comes first and takes the mark from the former', () => {
  expect(shown(withCard(cards, card('new', 'primary')))).toEqual([
    ['new', 'primary'],
    ['preferred', null],
    ['newer', null],
    ['older', null],
  ]);
});

test('CA15: a card that is already there is not there twice', () => {
  expect(shown(withCard(cards, card('older')))).toEqual([
    ['preferred', 'primary'],
    ['older', null],
    ['newer', null],
  ]);
});

test('CA15: a deleted card is gone, and an unknown one changes nothing', () => {
  expect(shown(withoutCard(cards, 'newer'))).toEqual([
    ['preferred', 'primary'],
    ['older', null],
  ]);
  expect(withoutCard(cards, 'unknown')).toEqual(cards);
});
