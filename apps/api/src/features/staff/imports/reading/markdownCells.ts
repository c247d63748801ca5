import type { ImportKind } from '@parlour/contract/staff';
import { isStaffHtml } from '@parlour/core/text';
import { importColumns, unprotectFormula } from '@parlour/core/imports';
import { Marked } from 'marked';

/** Longer texts are written by no person, and stay as they are. */
const LONGEST = 50_000;

/** What a text in Markdown has and another rarely: bold words, links, headings, and two items of a list after each other. */
const signs = [
  /(\*\*|__)\S(?:.{0,200}?\S)?\1/,
  /\[[^\]\n]{1,200}\]\((?:https?:|mailto:|tel:)[^)\s]{1,2000}\)/,
  /^ {0,3}#{1,6} \S/m,
  /^ {0,3}([-*]) \S.*\n{1,2} {0,3}\1 \S/m,
  /^ {0,3}1([.)]) \S.*\n{1,2} {0,3}2\1 \S/m,
];

const markdown = new Marked({
  breaks: true,
  // What texts of a club have no elements for stays as it is written.
  tokenizer: {
    code: () => undefined,
    fences: () => undefined,
    html: () => undefined,
    lheading: () => undefined,
    table: () => undefined,
    tag: () => undefined,
  },
  walkTokens: (token) => {
    // Headings of a text are below those of its page.
    if (token.type === 'heading') token['depth'] = token['depth'] < 4 ? 3 : 4;
  },
});

/** Returns the cells of a foreign row with its texts in Markdown, such as the long texts of Airtable, as HTML (api/staff/imports-39). */
export function withoutMarkdown(
  kind: ImportKind,
  cells: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const columns = importColumns(kind);
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => {
      const text = unprotectFormula(cell);
      const isMarkdown =
        columns[name]?.kind === 'html' &&
        text.length <= LONGEST &&
        !isStaffHtml(text) &&
        signs.some((sign) => sign.test(text));
      return [name, isMarkdown ? markdown.parse(text, { async: false }).trim() : cell];
    }),
  );
}
