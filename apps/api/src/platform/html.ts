import { isWebLink, STAFF_HTML_ELEMENTS, STAFF_LINK_ATTRIBUTES } from '@parlour/core';
import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
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

/** What staff wrote as HTML, less all that could do more than be read. */
export const safeHtml = (html: string): string => sanitizeHtml(html, allowed);

/** A link that staff wrote, unless it leads elsewhere than to http or https. One without a scheme stays as it is. */
export const safeLink = (link: string | null): string | null => {
  if (link === null) return null;
  // Browsers skip control characters and spaces inside a scheme.
  // oxlint-disable-next-line no-control-regex
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link.replaceAll(/[\u0000-\u0020]/g, ''))?.[1];
  return scheme === undefined || /^https?$/i.test(scheme) ? link : null;
};
