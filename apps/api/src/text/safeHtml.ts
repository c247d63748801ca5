import { isWebLink, STAFF_HTML_ELEMENTS, STAFF_LINK_ATTRIBUTES } from '@parlour/core';
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

/** Sanitizes HTML written by staff: only simple markup and web links remain. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, sanitizeOptions);
}

/** Returns a link written by staff, or null when its scheme is not http or https. A link without a scheme is unchanged. */
export function safeLink(link: string | null): string | null {
  if (link === null) return null;
  // Browsers skip control characters and spaces inside a scheme.
  // oxlint-disable-next-line no-control-regex
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link.replaceAll(/[\u0000-\u0020]/g, ''))?.[1];
  return scheme === undefined || /^https?$/i.test(scheme) ? link : null;
}
