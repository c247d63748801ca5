import { isWebLink, STAFF_HTML_ELEMENTS, STAFF_LINK_ATTRIBUTES } from '@parlour/core';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

const sanitizeOptions: sanitizeHtml.IOptions = {
  allowedTags: [...STAFF_HTML_ELEMENTS],
  allowedAttributes: { a: ['href', ...Object.keys(STAFF_LINK_ATTRIBUTES)] },
  allowedSchemes: ['http', 'https'],
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: href !== undefined && isWebLink(href) ? { href, ...STAFF_LINK_ATTRIBUTES } : {},
    }),
  },
};

// Characters of the cached texts: those of 10,000 vendors.
const CACHED_LENGTH = 4_000_000;

/**
 * The results for texts that were sanitized before. After a change of one text the lists are made anew with all of theirs, and
 * sanitizing is most of that work.
 */
const results = new LRUCache<string, string>({
  maxSize: CACHED_LENGTH,
  // An empty text has a size, too.
  sizeCalculation: (safe, html) => 1 + html.length + (safe === html ? 0 : safe.length),
});

/** Sanitizes HTML written by staff: only simple markup and web links remain. */
export function safeHtml(html: string): string {
  const known = results.get(html);
  if (known !== undefined) return known;
  const safe = sanitizeHtml(html, sanitizeOptions);
  // Most texts are safe as they are, and then one string is both.
  results.set(html, safe === html ? html : safe);
  return safe;
}

/** Returns a link written by staff, or null when its scheme is not http or https. A link without a scheme is unchanged. */
export function safeLink(link: string | null): string | null {
  if (link === null) return null;
  // Browsers skip control characters and spaces inside a scheme.
  // oxlint-disable-next-line no-control-regex
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link.replaceAll(/[\u0000-\u0020]/g, ''))?.[1];
  return scheme === undefined || /^https?$/i.test(scheme) ? link : null;
}
