/** The most pixels of a picture. A larger one is neither opened nor stored. */
export const PIXEL_LIMIT = 40_000_000;
