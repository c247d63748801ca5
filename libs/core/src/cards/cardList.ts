import type { PaymentMethod } from '@parlour/contract';

/**
 * The member's cards with a new one among them: the preferred card first, then the newest. A new preferred card takes
 * the mark from the former.
 */
export const withCard = (cards: readonly PaymentMethod[], card: PaymentMethod): PaymentMethod[] => {
  const others = withoutCard(cards, card.id);
  if (card.purpose === 'primary') {
    return [card, ...others.map((other) => ({ ...other, purpose: null }))];
  }
  const isPreferred = ({ purpose }: PaymentMethod) => purpose === 'primary';
  return [...others.filter(isPreferred), card, ...others.filter((other) => !isPreferred(other))];
};

/** The member's cards without one of them. */
export const withoutCard = (cards: readonly PaymentMethod[], id: string): PaymentMethod[] =>
  cards.filter((card) => card.id !== id);
