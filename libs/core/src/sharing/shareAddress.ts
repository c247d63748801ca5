/** The address of a page, in the parts that a browser's `location` and `URL` have. */
export interface PageAddress {
  /** Scheme and host, `https://club.example`. */
  readonly origin: string;
  readonly pathname: string;
  /** Empty, or the query with its question mark. */
  readonly search: string;
}

/** The query parameter that names the member who shared a page (spec section 1). */
const isRef = (parameter: string): boolean => parameter === 'ref' || parameter.startsWith('ref=');

/**
 * The address that a member passes on: the page's own with `ref` set to the member's id, and without its fragment (spec
 * section 4).
 */
export const shareAddress = (
  { origin, pathname, search }: PageAddress,
  memberId: string,
): string => {
  const parameters = search.replace(/^\?/, '').split('&');
  const others = parameters.filter((parameter) => parameter !== '' && !isRef(parameter));
  return `${origin}${pathname}?${[...others, `ref=${encodeURIComponent(memberId)}`].join('&')}`;
};
