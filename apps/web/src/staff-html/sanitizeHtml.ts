import createDOMPurify from 'dompurify';

const tags = [
  'a',
  'b',
  'blockquote',
  'br',
  'em',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'li',
  'ol',
  'p',
  'strong',
  'ul',
];

function createPurifier() {
  const purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    if (!/^https?:\/\//i.test(node.getAttribute('href') ?? '')) {
      node.removeAttribute('href');
      return;
    }
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return purifier;
}

let purifier: ReturnType<typeof createPurifier> | undefined;

/**
 * Makes HTML that staff wrote safe to show: text with simple markup, and links to http and https addresses that open in
 * a new tab. The server has done the same; this is the second lock, which only a browser has.
 */
export const sanitizeHtml = (html: string): string =>
  (purifier ??= createPurifier()).sanitize(html, { ALLOWED_TAGS: tags, ALLOWED_ATTR: ['href'] });
