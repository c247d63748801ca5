import { expect, test } from 'vitest';
import {
  formatSecurityCode,
  isCompleteSecurityCode,
  securityCodePlaceholder,
} from './securityCode.ts';

test.each([
  ['12345', 'American Express', '1234'],
  ['12345', 'Visa', '123'],
  ['12345', null, '123'],
  ['1 2a', 'Visa', '12'],
] as const)('core/payment-methods-5: %j for %s is %j', (typed, brand, shown) => {
  expect(formatSecurityCode(typed, brand)).toBe(shown);
});

test('core/payment-methods-5: the placeholder says how many digits the brand has', () => {
  expect(securityCodePlaceholder('American Express')).toBe('4-digit CVV');
  expect(securityCodePlaceholder('Discover')).toBe('3-digit CVV');
  expect(securityCodePlaceholder(null)).toBe('3-digit CVV');
});

test('core/payment-methods-6: three digits are enough', () => {
  expect(isCompleteSecurityCode('12')).toBe(false);
  expect(isCompleteSecurityCode('123')).toBe(true);
});
