/** How long the pointer or the focus rests on a card before its picture is loaded, in milliseconds (spec section 9). */
export const HOVER_PRELOAD_DELAY = 200;

/** What a browser knows of the reader's connection, as far as it says (Network Information API). */
export interface NetworkConnection {
  /** The reader asked the browser to save data. */
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string;
}

/**
 * Whether anything may be loaded before it is asked for. What may never be looked at is not paid for by a reader who
 * saves data, and does not stand in the way on a slow connection.
 * @param connection undefined in a browser that says nothing of it
 */
export const allowsLoadingAhead = (connection: NetworkConnection | undefined): boolean =>
  !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
