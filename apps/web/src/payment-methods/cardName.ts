import type { PaymentMethod } from '@parlour/contract';
import { savedExpiry } from '@parlour/core';

/** What a saved card is called by: its brand and the end of its number. */
const cardName = ({ brand, blurredCardNumber }: PaymentMethod): string =>
  `${brand} ${blurredCardNumber}`;

/** A name that tells a card from its renewal, which has the same brand and number: with description and expiry. */
export const fullCardName = (card: PaymentMethod): string =>
  [cardName(card), card.description, `expires ${savedExpiry(card)}`]
    .filter((part) => part !== '')
    .join(', ');
