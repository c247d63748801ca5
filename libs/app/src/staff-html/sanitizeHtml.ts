import { isStaffLink, STAFF_HTML_ELEMENTS, STAFF_LINK_ATTRIBUTES } from '@parlour/core';
import createDOMPurify from 'dompurify';

function createPurifier() {
  const purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    if (!isStaffLink(node.getAttribute('href') ?? '')) {
      node.replaceWith(...node.childNodes);
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
 * Sanitizes HTML written by staff: allows simple markup, and links to web pages, emails and telephones. The server
 * sanitizes too; this is a second defense that needs a browser's DOM.
 */
export function sanitizeHtml(html: string): string {
  return (purifier ??= createPurifier()).sanitize(html, {
    ALLOWED_TAGS: [...STAFF_HTML_ELEMENTS],
    ALLOWED_ATTR: ['href'],
  });
}
