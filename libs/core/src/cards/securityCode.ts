import type { CardBrand } from '@parlour/contract';

/** The fewest digits of a complete security code (CA4). */
const MINIMUM_LENGTH = 3;

const lengthFor = (brand: CardBrand | null): 3 | 4 => (brand === 'American Express' ? 4 : 3);

/** Formats a typed security code as digits, at most as many as the brand has (CA3). */
export const formatSecurityCode = (typed: string, brand: CardBrand | null): string =>
  typed.replaceAll(/\D/g, '').slice(0, lengthFor(brand));

/** Returns `3-digit CVV` or `4-digit CVV` (CA3). */
export const securityCodePlaceholder = (brand: CardBrand | null): string =>
  `${lengthFor(brand)}-digit CVV`;

/** Whether a security code is long enough (CA4). */
export const isWholeSecurityCode = (code: string): boolean => code.length >= MINIMUM_LENGTH;
