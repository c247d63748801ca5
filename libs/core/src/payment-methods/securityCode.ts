import type { CardBrand } from '@parlour/contract';
import { digitsOf } from './cardNumber.ts';

/** The fewest digits of a complete security code (core/payment-methods-6). */
const MINIMUM_LENGTH = 3;

const lengthFor = (brand: CardBrand | null): 3 | 4 => (brand === 'American Express' ? 4 : 3);

/** Formats a typed security code as digits, at most as many as the brand has (core/payment-methods-5). */
export function formatSecurityCode(typed: string, brand: CardBrand | null): string {
  return digitsOf(typed).slice(0, lengthFor(brand));
}

/** Returns `3-digit CVV` or `4-digit CVV` (core/payment-methods-5). */
export function securityCodePlaceholder(brand: CardBrand | null): string {
  return `${lengthFor(brand)}-digit CVV`;
}

/** Whether a security code is long enough (core/payment-methods-6). */
export function isCompleteSecurityCode(code: string): boolean {
  return code.length >= MINIMUM_LENGTH;
}
