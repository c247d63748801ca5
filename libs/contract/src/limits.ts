/** Limits that screens apply as the member types, apart from the schemas so that a page can load them alone. */

/** Longest text of one line that a member may send, in characters. */
export const LINE_LIMIT = 200;

/** Longest free text that a member may send, in characters. */
export const TEXT_LIMIT = 5000;

/** The largest number of guests, rooms or tickets that a request may name. */
export const COUNT_LIMIT = 9999;

/** The number of digits in a one-time code (specification, section 9). */
export const CODE_LENGTH = 6;

/** For how many minutes a one-time code is valid. */
export const CODE_MINUTES = 10;

/**
 * The widths in pixels that the image proxy makes. Any other that is asked for is raised to the next of them, so that
 * few are kept; the first is that of a placeholder.
 */
export const IMAGE_WIDTHS = [16, 320, 480, 640, 960, 1280, 1600, 2400] as const;
