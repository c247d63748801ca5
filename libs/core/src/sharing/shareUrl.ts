/** The location of a page, in the parts of a browser's `location` and `URL`. */
export interface PageLocation {
  /** Scheme and host, `https://club.example`. */
  readonly origin: string;
  readonly pathname: string;
  /** Empty, or the query with its question mark. */
  readonly search: string;
}

/** Whether a query parameter names the member who shared the page. */
const isRef = (parameter: string): boolean => parameter === 'ref' || parameter.startsWith('ref=');

/**
 * Returns the URL that a member passes on: the page's URL with `ref` set to the member's, without its fragment
 * (core/sharing-1).
 */
export function shareUrl({ origin, pathname, search }: PageLocation, memberRef: string): string {
  const parameters = search.replace(/^\?/, '').split('&');
  const others = parameters.filter((parameter) => parameter !== '' && !isRef(parameter));
  return `${origin}${pathname}?${[...others, `ref=${encodeURIComponent(memberRef)}`].join('&')}`;
}
