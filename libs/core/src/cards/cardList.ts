import type { PaymentMethod } from '@parlour/contract';

/**
 * Adds a card to the member's list: preferred card first, then newest first (CA15). A new preferred card replaces the
 * former preferred one.
 */
export const withCard = (cards: readonly PaymentMethod[], card: PaymentMethod): PaymentMethod[] => {
  const others = withoutCard(cards, card.id);
  if (card.purpose === 'primary') {
    return [card, ...others.map((other) => ({ ...other, purpose: null }))];
  }
  const isPreferred = ({ purpose }: PaymentMethod) => purpose === 'primary';
  return [...others.filter(isPreferred), card, ...others.filter((other) => !isPreferred(other))];
};

/** Removes a card from the member's list. */
export const withoutCard = (cards: readonly PaymentMethod[], id: string): PaymentMethod[] =>
  cards.filter((card) => card.id !== id);
