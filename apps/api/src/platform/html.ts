import sanitizeHtml from 'sanitize-html';

/** A text as it can stand in HTML, in an element or a quoted attribute. */
export const escapedHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** JSON as it can stand in a script element: no character of it can end the element or open a comment. */
export const escapedJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const allowed: sanitizeHtml.IOptions = {
  allowedTags: 'p br ul ol li strong b em i u blockquote hr h2 h3 h4 a span sub sup small'.split(
    ' ',
  ),
  allowedAttributes: { a: ['href', 'title'] },
  allowedSchemes: ['http', 'https'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
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
