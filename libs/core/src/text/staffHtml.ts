import { isEmail, isPhone, typedEmail, typedLine, typedPhone } from '@parlour/contract/values';
import { websiteHref } from '../format/links.ts';
import { telephoneHref } from '../format/telephone.ts';

/**
 * The elements allowed in HTML written by staff (core/format-23). The only attribute is a link's `href`, if {@link staffHref}
 * knows where it leads. Server and browser sanitize by the same list, so that a page looks the same from both.
 */
export const STAFF_HTML_ELEMENTS: readonly string[] =
  'p br hr blockquote h2 h3 h4 ul ol li a b em i small strong sub sup u'.split(' ');

/** The other attributes of a staff link: it opens in a new tab and sends no referrer. */
export const STAFF_LINK_ATTRIBUTES = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** An email, or several, maybe with a subject. Nothing that would need escaping or is hidden. */
const mailLink = /^(mailto:)([^\s\p{C}\\<>"`?@]+@[^\s\p{C}\\<>"`?]+)(\?[^\s\p{C}\\<>"`]*)?$/iu;
/** What is dialed but is no whole number, such as `tel:112` and `tel:*100#`. */
const dialLink = /^tel:\+?[\w().,;=*#%/-]{1,100}$/i;

/** Returns the link to an email or a telephone, typed with a scheme or without one. Null for anything else. */
function contactHref(typed: string): string | null {
  const [, scheme = 'mailto:', to = '', rest = ''] =
    mailLink.exec(isEmail(typed) ? `mailto:${typedEmail(typed)}` : typed) ?? [];
  if (to !== '') return `${scheme}${to.split(',').map(knownEmail).join(',')}${rest}`;
  const phone = typedPhone(typed);
  if (/^(?:tel:|\(?\+)/i.test(typed) && isPhone(phone)) return telephoneHref(phone);
  const dialed = typed.replaceAll(/\s/g, '');
  return dialLink.test(dialed) && /\d/.test(dialed) ? dialed : null;
}

const knownEmail = (email: string) => (isEmail(email) ? typedEmail(email) : email);

/**
 * Returns where a link in staff HTML leads: to a web page, an email or a telephone (core/format-23). Emails and numbers are read as
 * the club reads typed ones.
 * @returns null for any other target. Its link is no link: the words stay without it.
 */
export function staffHref(href: string | null | undefined): string | null {
  const target = typedLine(href ?? '');
  const contact = contactHref(target);
  if (contact !== null) return contact;
  const url = websiteHref(target);
  return url === null || /[<>"'`]/.test(url) ? null : url;
}

/** A tag, whose attributes have values: `a <b and c> d` has none. */
const anyTag = /<\/?([a-z][a-z\d]*)(?:\s+[a-z][^<>=]*=[^<>]*|\s*\/?)>/gi;

/**
 * Whether a text is markup already: it has one of the elements that staff may write, or one that pages and word processors put around
 * them (core/format-23). Anything else in angle brackets is text, such as `Anna <anna@club.example>` or `a < b`.
 */
export function isStaffHtml(text: string): boolean {
  return [...text.matchAll(anyTag)].some(([, name = '']) => MARKUP.has(name.toLowerCase()));
}

const MARKUP: ReadonlySet<string> = new Set([
  ...STAFF_HTML_ELEMENTS,
  ...'div span h1 h5 h6 img table thead tbody tr td th dl dt dd pre code font center'.split(' '),
  ...'section article header footer figure figcaption iframe style script svg s strike del ins'.split(
    ' ',
  ),
]);
