/** The beginning of the token of a view. No session token begins so, since those are JWTs. */
export const VIEW_PREFIX = 'view.';

/** Whether a token is that of a view. */
export function isViewToken(token: string): boolean {
  return token.startsWith(VIEW_PREFIX);
}
