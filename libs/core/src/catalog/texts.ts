/** The texts of a benefit's and an event's page (spec sections 2 and 8). */
export const BENEFIT_NOT_FOUND = 'Benefit Not Found';
export const EVENT_NOT_FOUND = 'Event Not Found';
export const REDEMPTION_FAILED = 'Redemption failed. Please try again.';
