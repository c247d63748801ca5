/**
 * The elements allowed in HTML written by staff (core/format-23). The only attribute is a link's `href`, if {@link isWebLink}
 * accepts it. Server and browser sanitize by the same list, so that a page looks the same from both.
 */
export const STAFF_HTML_ELEMENTS: readonly string[] =
  'p br hr blockquote h2 h3 h4 ul ol li a b em i small strong sub sup u'.split(' ');

/** The other attributes of a staff link: it opens in a new tab and sends no referrer. */
export const STAFF_LINK_ATTRIBUTES = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Whether a link in staff HTML has an http or https URL, the only ones allowed (core/format-23). */
export function isWebLink(href: string | null | undefined): boolean {
  return /^https?:\/\//i.test(href ?? '');
}
