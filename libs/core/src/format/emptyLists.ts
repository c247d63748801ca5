/** The message of an empty list of benefits (core/format-18). */
export const NO_BENEFITS_FOUND = 'No benefits found';

/** The message of an empty list of events (core/format-18). */
export const NO_EVENTS_FOUND = 'No events found';
