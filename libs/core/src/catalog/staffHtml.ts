/**
 * The elements that HTML of staff may have: text with simple markup. Their only attribute is a link's `href`, where
 * {@link isWebLink} holds. Server and browser sanitize by the same list, so that a page looks the same from both.
 */
export const STAFF_HTML_ELEMENTS: readonly string[] =
  'p br hr blockquote h2 h3 h4 ul ol li a b em i small strong sub sup u'.split(' ');

/** What a link of staff has besides its address: it opens in a new tab and gives nothing away. */
export const STAFF_LINK_ATTRIBUTES = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Whether a link within HTML of staff leads to an http or https address, the only ones that it may lead to. */
export const isWebLink = (href: string | null | undefined): boolean =>
  /^https?:\/\//i.test(href ?? '');
