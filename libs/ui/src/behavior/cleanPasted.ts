const hiddenElements = /<(?<name>style|script|title|xml)\b[\s\S]*?<\/\k<name>\s*>/gi;
const comments = /<!--[\s\S]*?-->/g;
const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const attributes =
  /[\s"'/](?:style|class|src|srcset|background|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;
/** Google Docs puts a whole page into a bold element that is not bold. */
const boldThatIsNot = /^<b\b[^>]*font-weight:\s*(?:normal|400)/i;

/**
 * Removes from pasted HTML what would style, load or run something. It works on the text, because the page's policy
 * reports what a browser parses.
 */
export function cleanPasted(html: string): string {
  return html
    .replaceAll(comments, '')
    .replaceAll(hiddenElements, '')
    .replaceAll(tags, (tag) =>
      boldThatIsNot.test(tag) ? '<span>' : tag.replaceAll(attributes, ' '),
    );
}
