import type { SentPaymentMethod } from '@parlour/contract';
import type { PaymentMethodRow } from './repository.ts';

/** Converts a row to a card with a blurred number. */
export function presentPaymentMethod(row: PaymentMethodRow): SentPaymentMethod {
  return {
    id: row.id,
    brand: row.brand,
    blurredCardNumber: `•••• ${row.lastFour}`,
    expiryMonth: row.expiryMonth,
    expiryYear: row.expiryYear,
    cardholderName: row.cardholderName,
    purpose: row.isPreferred ? 'primary' : null,
    description: row.description,
  };
}
