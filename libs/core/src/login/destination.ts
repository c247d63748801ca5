/** Where the browser keeps the address to return to after signing in. */
export const POST_LOGIN_KEY = 'post-login-path';

const HOME = '/dashboard';

/**
 * Where to go after signing in (spec sections 4 and 6): the kept address if it is a path of this site, else the
 * dashboard. Never another site, and never back to the login page. The root is the dashboard by another name.
 */
export const postLoginPath = (kept: string | null): string =>
  kept !== null && isOwnPath(kept) ? kept : HOME;

/** The address to keep while its visitor signs in; null where there is nothing to return to. */
export const destinationToKeep = (address: {
  readonly pathname: string;
  /** Empty, or the query with its question mark. */
  readonly search: string;
}): string | null => {
  const path = address.pathname + address.search;
  return isOwnPath(path) ? path : null;
};

/** Browsers drop tabs and line breaks from addresses and read `\` as `/`, so none may hide another site's `//`. */
const isOwnPath = (address: string) => {
  const [path = ''] = address.split(/[?#]/, 1);
  return (
    /^\/(?!$|login(?:\/|$))/i.test(path) && !path.includes('//') && !/[\s\\\p{Cc}]/u.test(address)
  );
};
