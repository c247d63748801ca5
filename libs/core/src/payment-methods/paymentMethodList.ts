import type { PaymentMethod } from '@parlour/contract';

/**
 * Adds a card to the member's list: preferred card first, then newest first (core/payment-methods-18). A new preferred card replaces the
 * former preferred one.
 */
export function withPaymentMethod(
  cards: readonly PaymentMethod[],
  card: PaymentMethod,
): PaymentMethod[] {
  const others = withoutPaymentMethod(cards, card.id);
  if (card.purpose === 'primary') {
    return [card, ...others.map((other) => ({ ...other, purpose: null }))];
  }
  const isPreferred = ({ purpose }: PaymentMethod) => purpose === 'primary';
  return [...others.filter(isPreferred), card, ...others.filter((other) => !isPreferred(other))];
}

/** Removes a card from the member's list. */
export function withoutPaymentMethod(cards: readonly PaymentMethod[], id: string): PaymentMethod[] {
  return cards.filter((card) => card.id !== id);
}
