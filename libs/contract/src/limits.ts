// Limits that screens apply as the member types. They are separate from the schemas so a page can load them alone.

/** Maximum length of a one-line text, in characters. */
export const LINE_LIMIT = 200;

/** Maximum length of a free text, in characters. */
export const TEXT_LIMIT = 5000;

/** How many pictures something has at most, beside its first one. */
export const FURTHER_PICTURE_LIMIT = 12;

/** Maximum length of an alternative text, in characters. Longer ones belong into the text beside the picture. */
export const ALTERNATIVE_TEXT_LIMIT = 300;

/** How long an API key is valid at most, in days. */
export const API_KEY_DAYS = 730;

/** Maximum number of guests, rooms or tickets in a request. */
export const COUNT_LIMIT = 9999;

/** The number of digits in a one-time code (contract-16). */
export const CODE_LENGTH = 6;

/** How long a one-time code is valid, in minutes. */
export const CODE_MINUTES = 10;

/** How long the server waits before it sends another one-time code, in seconds. */
export const RESEND_SECONDS = 30;

/** The size of a picture in the preview of a link, in pixels: what messengers ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/**
 * The widths that the image proxy renders, in pixels. Other widths are rounded up to limit the cache.
 * The first is the placeholder's.
 */
export const IMAGE_WIDTHS = [16, 320, 480, 640, 960, 1280, 1600, 2400] as const;

/** How long a registration can be undone before its email leaves, in seconds. */
export const UNDO_SECONDS = 6;

/** Maximum size of a document, in bytes. */
export const DOCUMENT_SIZE_LIMIT = 10 * 1024 * 1024;

/** Maximum number of pixels of a picture that is stored as a document. Nothing opens it then. */
export const DOCUMENT_PIXEL_LIMIT = 200_000_000;

/** Maximum number of pixels of a picture that is made smaller and shown, in each format. */
export const PICTURE_PIXEL_LIMIT = 65_000_000;

/** Maximum number of files in a request, of both sides together. */
export const REQUEST_FILE_LIMIT = 20;

/** Maximum number of messages that a member sends in an hour, in all requests together. */
export const REQUEST_MESSAGES_PER_HOUR = 60;

/** Days after its end while a request can be reopened. */
export const REOPEN_DAYS = 14;
