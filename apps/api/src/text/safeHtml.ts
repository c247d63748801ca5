import { staffHref, STAFF_HTML_ELEMENTS, STAFF_LINK_ATTRIBUTES } from '@parlour/core';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

const sanitizeOptions: sanitizeHtml.IOptions = {
  allowedTags: [...STAFF_HTML_ELEMENTS],
  allowedAttributes: { a: ['href', ...Object.keys(STAFF_LINK_ATTRIBUTES)] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    a: (tagName, { href }) => {
      const target = staffHref(href);
      const attribs = target === null ? {} : { href: target, ...STAFF_LINK_ATTRIBUTES };
      return { tagName, attribs };
    },
  },
  // A link that leads nowhere leaves its words.
  exclusiveFilter: ({ tag, attribs: { href } }) =>
    tag === 'a' && href === undefined ? 'excludeTag' : false,
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

/** Sanitizes HTML written by staff: only simple markup and links that lead somewhere remain. */
export function safeHtml(html: string): string {
  const known = results.get(html);
  if (known !== undefined) return known;
  const safe = sanitizeHtml(html, sanitizeOptions);
  // Most texts are safe as they are, and then one string is both.
  results.set(html, safe === html ? html : safe);
  return safe;
}
