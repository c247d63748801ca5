import { routes } from '../routes/routes.ts';

/** The storage key of the path to return to after signing in. */
export const RETURN_PATH_KEY = 'post-login-path';

/** The storage key of the title of that page, if this browser has shown it. */
export const RETURN_TITLE_KEY = 'post-login-title';

const SIGN_IN_PATH = new RegExp(`^${routes.signIn.path}(?:/|$)`, 'i');

/**
 * Returns the path to open after signing in (core/sign-in-8): the stored path if it belongs to this site, otherwise the app's home.
 * Never another site and never the login page. The root is the dashboard under another name.
 */
export function pathAfterSignIn(
  storedPath: string | null,
  home: string = routes.dashboard.path,
): string {
  return storedPath !== null && isOwnPath(storedPath) ? storedPath : home;
}

/** Returns the path to save before signing in (core/sign-in-9); null for a page that is no place to return to. */
export function returnPathOf(location: {
  readonly pathname: string;
  /** Empty, or the query with its question mark. */
  readonly search: string;
}): string | null {
  const path = location.pathname + location.search;
  return isOwnPath(path) ? path : null;
}

/**
 * Returns the title of a shown page from its document's title, to name it while signing in (core/sign-in-17); null for a page that
 * was not found.
 */
export function returnTitleOf(documentTitle: string, clubName: string): string | null {
  const suffix = ` · ${clubName}`;
  if (!documentTitle.endsWith(suffix)) return null;
  const title = documentTitle.slice(0, -suffix.length).trim();
  return title === '' || /not found$/i.test(title) ? null : title;
}

/**
 * Whether a path stays on this site. Browsers drop tabs and line breaks and read `\` as `/`, so neither may hide the
 * `//` of another site.
 */
const isOwnPath = (pathAndQuery: string) => {
  const [path = ''] = pathAndQuery.split(/[?#]/, 1);
  return (
    path.startsWith('/') &&
    path !== routes.home.path &&
    !SIGN_IN_PATH.test(path) &&
    !path.includes('//') &&
    !/[\s\\\p{Cc}]/u.test(pathAndQuery)
  );
};
