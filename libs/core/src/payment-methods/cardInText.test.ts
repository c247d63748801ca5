import { expect, test } from 'vitest';
import { fieldsWithCardNumber, mayHoldCardNumber } from './cardInText.ts';
import { completeCard } from './fixtures/card.ts';

test.each([
  '4929735801736642',
  'Mine is 4929 7358-0173.6642, thanks',
  '4929\n7358\t0173\n6642',
  '４９２９７３５８０１７３６６４２',
  '①②③④⑤⑥⑦⑧⑨①②③④',
  '٤٩٢٩٧٣٥٨٠١٧٣٦٦٤٢',
])('core/payment-methods-23: %j may hold a card number', (text) => {
  expect(mayHoldCardNumber(text)).toBe(true);
});

test.each([
  '',
  'Travel',
  '4929 7358 0173',
  '12 Row 345, 11201-1234',
  '+44 20 7946 0000 x 12 or 0001',
  '492973580173x6642',
])('core/payment-methods-23: %j holds no card number', (text) => {
  expect(mayHoldCardNumber(text)).toBe(false);
});

test('core/payment-methods-23: the fields of the number and the code are none of the texts', () => {
  expect(fieldsWithCardNumber(completeCard)).toEqual([]);
  const number = completeCard.cardNumber;
  expect(fieldsWithCardNumber({ ...completeCard, street: number, description: number })).toEqual([
    'description',
    'street',
  ]);
});
