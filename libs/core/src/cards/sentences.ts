/** What says that a card was added (spec section 4). */
export const CARD_ADDED = 'Card added successfully!';

/** What a failure says that has no sentence of its own (spec section 8). */
export const CARD_NOT_ADDED = 'Failed to add card.';

/** What is asked before a card is deleted (spec section 5). */
export const CARD_DELETION_QUESTION = 'Are you sure you want to delete this card?';

/** What a failed deletion says that has no sentence of its own (spec section 8). */
export const CARD_NOT_DELETED = 'Failed to delete card.';

/** What stands where the cards would (spec section 8). */
export const NO_CARDS = 'No payment methods on file';
