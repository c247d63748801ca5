import { isWebLink } from '@parlour/contract/values';

/**
 * The elements allowed in HTML written by staff (core/format-23). The only attribute is a link's `href`, if {@link staffHref}
 * knows where it leads. Server and browser sanitize by the same list, so that a page looks the same from both.
 */
export const STAFF_HTML_ELEMENTS: readonly string[] =
  'p br hr blockquote h2 h3 h4 ul ol li a b em i small strong sub sup u'.split(' ');

/** The other attributes of a staff link: it opens in a new tab and sends no referrer. */
export const STAFF_LINK_ATTRIBUTES = { target: '_blank', rel: 'noopener noreferrer' } as const;

/**
 * Whether a link leads to a web page, an email or a telephone, as `staffHref` returns it and the server sends it (core/format-23).
 * Pages check no more than this: what reads typed links is large.
 */
export function isStaffLink(href: string): boolean {
  return (isWebLink(href) || /^(?:mailto|tel):[^\s\p{C}\\]+$/iu.test(href)) && !/[<>"`]/.test(href);
}

/** A tag, whose attributes have values: `a <b and c> d` has none. */
const anyTag = /<\/?([a-z][a-z\d]*)(?:\s+[a-z][^<>=]*=[^<>]*|\s*\/?)>/gi;

/** What pages and word processors put around the elements of staff. */
const foreign =
  /^(?:div|span|h[156]|img|table|t(?:head|body|[rdh])|d[ltd]|pre|code|font|center|section|article|header|footer|fig(?:ure|caption)|iframe|style|script|svg|s|strike|del|ins)$/i;

/**
 * Whether a text is markup already: it has one of the elements that staff may write, or one that pages and word processors put around
 * them (core/format-23). Anything else in angle brackets is text, such as `Anna <anna@club.example>` or `a < b`.
 */
export function isStaffHtml(text: string): boolean {
  return [...text.matchAll(anyTag)].some(
    ([, name = '']) => STAFF_HTML_ELEMENTS.includes(name.toLowerCase()) || foreign.test(name),
  );
}

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns a text as HTML that shows it. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (mark) => escaped[mark] ?? mark);
}
