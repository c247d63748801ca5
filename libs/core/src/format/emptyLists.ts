/** The message of an empty list of benefits (CT18). */
export const NO_BENEFITS_FOUND = 'No benefits found';

/** The message of an empty list of events (CT18). */
export const NO_EVENTS_FOUND = 'No events found';
