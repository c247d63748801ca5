import type { CardBrand } from '@parlour/contract';

/** The fewest digits with which a security code counts as given (spec section 5). */
const MINIMUM_LENGTH = 3;

const lengthFor = (brand: CardBrand | null): 3 | 4 => (brand === 'American Express' ? 4 : 3);

/** What the security code's field shows for what was typed: digits, as many as the brand has (spec section 5). */
export const formatSecurityCode = (typed: string, brand: CardBrand | null): string =>
  typed.replaceAll(/\D/g, '').slice(0, lengthFor(brand));

/** `3-digit CVV` or `4-digit CVV` (spec section 5). */
export const securityCodePlaceholder = (brand: CardBrand | null): string =>
  `${lengthFor(brand)}-digit CVV`;

/** Whether enough of a security code is there (spec section 5). */
export const isWholeSecurityCode = (code: string): boolean => code.length >= MINIMUM_LENGTH;
