/** How long pointer or focus rests on a teaser before its picture is preloaded, in milliseconds (core/pictures-7). */
export const HOVER_PRELOAD_DELAY = 200;

/** The viewer's connection as far as the browser reports it (Network Information API). */
export interface NetworkConnection {
  /** The viewer asked the browser to save data. */
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string;
}

/**
 * Whether anything may be preloaded (core/pictures-6). Preloading costs viewers who save data, and delays what matters on a slow
 * connection.
 * @param connection undefined if the browser does not report it
 */
export function mayPreload(connection: NetworkConnection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
