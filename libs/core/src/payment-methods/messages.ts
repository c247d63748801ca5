/** Confirms that a card was added (core/payment-methods-13). */
export const PAYMENT_METHOD_ADDED = 'Card added successfully!';

/** The fallback message if adding a card fails (core/payment-methods-14). */
export const PAYMENT_METHOD_NOT_ADDED = 'Failed to add card.';

/** Asks for confirmation before a card is deleted. */
export const PAYMENT_METHOD_DELETION_QUESTION = 'Are you sure you want to delete this card?';

/** The fallback message if deleting a card fails. */
export const PAYMENT_METHOD_NOT_DELETED = 'Failed to delete card.';

/** Replaces an empty list of cards. */
export const NO_PAYMENT_METHODS = 'No payment methods on file';
