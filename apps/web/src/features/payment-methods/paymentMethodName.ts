import type { PaymentMethod } from '@parlour/contract';
import { savedExpiry } from '@parlour/core';

const brandAndNumber = ({ brand, blurredCardNumber }: PaymentMethod): string =>
  `${brand} ${blurredCardNumber}`;

/** Names a payment method uniquely. Description and expiry tell a card from its renewal with the same number. */
export function paymentMethodName(paymentMethod: PaymentMethod): string {
  return [
    brandAndNumber(paymentMethod),
    paymentMethod.description,
    `expires ${savedExpiry(paymentMethod)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
