/** Leaves out what nobody sees, such as `<!--more-->`. Behind the last end nothing is searched: each begin would search all of it. */
export function withoutComments(text: string): string {
  const end = text.lastIndexOf('-->') + 3;
  return `${text.slice(0, end).replace(/<!--.*?-->/gs, '')}${text.slice(end)}`.trim();
}

/** The begin of a word in brackets with attributes. Their quotation marks may be encoded, or those of a typesetter. */
const withAttributes = /(?<!\[)\[([a-z][\w-]*)\s[^[\]]*?[\w-]=(?:["'“”″]|&(?:quot|#\d{2,4});)/g;
/** Any word in brackets, as a begin or an end. A link of Markdown is none. */
const inBrackets = /(?<!\[)\[\/?([a-z][\w-]*)(?:\s[^[\]]*|\/)?\](?![\](])/g;
/** Those of WordPress, and of the programs that lay out its pages, which need no attributes. */
const ownShortcode = /^(?:(?:wp_)?caption|gallery|playlist|embed|(?:vc|et_pb|fusion)_\w+)$/;

/** Leaves out the shortcodes of WordPress, such as `[caption id="a"]`, and keeps what is between two (core/imports-12). */
export function withoutShortcodes(text: string): string {
  const names = new Set([...text.matchAll(withAttributes)].map(([, name = '']) => name));
  const left = text.replace(inBrackets, (whole, name: string) =>
    names.has(name) || ownShortcode.test(name) ? '' : whole,
  );
  return left === text ? text : left.replace(/<p>\s*<\/p>/g, '').trim();
}
