import { isWebLink, STAFF_HTML_ELEMENTS, STAFF_LINK_ATTRIBUTES } from '@parlour/core';
import createDOMPurify from 'dompurify';

function createPurifier() {
  const purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    if (!isWebLink(node.getAttribute('href'))) {
      node.removeAttribute('href');
      return;
    }
    for (const [name, value] of Object.entries(STAFF_LINK_ATTRIBUTES)) {
      node.setAttribute(name, value);
    }
  });
  return purifier;
}

let purifier: ReturnType<typeof createPurifier> | undefined;

/**
 * Makes HTML that staff wrote safe to show: text with simple markup, and links to http and https addresses that open in
 * a new tab. The server has done the same; this is the second lock, which only a browser has.
 */
export const sanitizeHtml = (html: string): string =>
  (purifier ??= createPurifier()).sanitize(html, {
    ALLOWED_TAGS: [...STAFF_HTML_ELEMENTS],
    ALLOWED_ATTR: ['href'],
  });
