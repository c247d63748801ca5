/** Messages of the pages of benefits and events (CT20). */
export const BENEFIT_NOT_FOUND = 'Benefit Not Found';
export const EVENT_NOT_FOUND = 'Event Not Found';
export const REDEMPTION_FAILED = 'Redemption failed. Please try again.';
