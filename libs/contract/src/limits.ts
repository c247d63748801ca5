/** Limits that screens apply as the member types, apart from the schemas so that a page can load them alone. */

/** Longest text of one line that a member may send, in characters. */
export const LINE_LIMIT = 200;

/** Longest free text that a member may send, in characters. */
export const TEXT_LIMIT = 5000;

/** The largest number of guests, rooms or tickets that a request may name. */
export const COUNT_LIMIT = 9999;

/** The number of digits in a one-time code (specification, section 9). */
export const CODE_LENGTH = 6;
