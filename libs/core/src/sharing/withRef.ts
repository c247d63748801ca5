/**
 * Appends the `ref` of a visitor to a path (core/destinations-8).
 * @param path without a query
 * @param visitorRef null for a member, whose links carry none
 */
export function withRef(path: string, visitorRef: string | null): string {
  return visitorRef === null ? path : `${path}?ref=${encodeURIComponent(visitorRef)}`;
}
