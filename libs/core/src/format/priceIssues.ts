import type { GiftProduct } from '@parlour/contract';
import type { FieldIssue } from '../forms/formIssues.ts';

type ProductPrice = Pick<GiftProduct, 'price' | 'maxPrice' | 'currencyCode'>;

/** Whether a text is written as the code of a currency in ISO 4217 is. */
export function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

/** Returns what is wrong with a price and a highest one, in the same unit; null for nothing. Either may be unknown. */
export function priceRangeIssue(price: number | null, maxPrice: number | null): string | null {
  const isTurned = price !== null && maxPrice !== null && price > maxPrice;
  return isTurned ? 'Highest price must be above the price.' : null;
}

/** Returns what the club refuses of a product's price, with amounts in the currency's major unit (core/format-32). */
export function priceIssues({
  price,
  maxPrice,
  currencyCode,
}: ProductPrice): readonly FieldIssue<keyof ProductPrice>[] {
  const range = priceRangeIssue(price, maxPrice);
  return [
    ...amountIssues('price', 'Price', price),
    ...amountIssues('maxPrice', 'Highest price', maxPrice),
    ...(range === null ? [] : [{ field: 'maxPrice', message: range } as const]),
    ...(currencyCode === null || isCurrencyCode(currencyCode)
      ? []
      : [{ field: 'currencyCode', message: 'Currency must be a code such as EUR.' } as const]),
  ];
}

const amountIssues = <Field extends string>(field: Field, label: string, amount: number | null) =>
  amount === null || (Number.isFinite(amount) && amount >= 0)
    ? []
    : [{ field, message: `${label} must be an amount.` }];
