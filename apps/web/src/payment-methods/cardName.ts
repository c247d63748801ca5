import type { PaymentMethod } from '@parlour/contract';

/** What a saved card is called by: its brand and the end of its number. */
export const cardName = ({ brand, blurredCardNumber }: PaymentMethod): string =>
  `${brand} ${blurredCardNumber}`;
