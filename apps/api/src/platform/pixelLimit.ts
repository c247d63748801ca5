/** A picture of more pixels is neither opened nor kept. */
export const PIXEL_LIMIT = 40_000_000;
