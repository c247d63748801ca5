/** Messages of the pages of benefits and events (core/format-20). */
export const BENEFIT_NOT_FOUND = 'Benefit Not Found';
/** The title of a page whose event does not exist (core/format-20). */
export const EVENT_NOT_FOUND = 'Event Not Found';
/** Shown when a code could not be fetched. Trying again is safe: it gives the same code (core/format-20). */
export const REDEMPTION_FAILED = 'Redemption failed. Please try again.';
