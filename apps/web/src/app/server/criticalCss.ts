/** A rule of a style sheet: what is before its braces, and what is between them. */
interface Rule {
  readonly prelude: string;
  readonly body: string;
}

/** Splits a style sheet into its rules. Braces within quotes do not count. Statements without braces are left out. */
function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  let quote: string | null = null;
  for (let index = 0; index < css.length; index += 1) {
    const character = css.charAt(index);
    if (quote !== null) {
      if (character === quote) quote = null;
    } else if (character === '"' || character === "'") quote = character;
    else if (character === ';' && depth === 0) start = index + 1;
    else if (character === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
      start = index + 1;
    }
  }
  return rules;
}

/** Splits a list of selectors at the commas outside of parentheses. */
const selectorsOf = (prelude: string) => prelude.split(/,(?![^(]*\))/);

/** What an inert shell never is. */
const states =
  /:(?:hover|focus|active|checked|disabled|placeholder|popover|open|selection|backdrop)/;

/**
 * Returns the rules of a style sheet that some HTML uses, before anybody can touch it: those of its elements and
 * classes, and of the page itself. Of the fonts it keeps those that every device has.
 */
export function criticalCss(css: string, html: string): string {
  const words = (pattern: RegExp) =>
    new Set([...html.matchAll(pattern)].flatMap(([, found = '']) => found.split(' ')));
  const classes = words(/class="([^"]*)"/g);
  const tags = words(/<([a-z][\w-]*)/g);

  const isUsed = (selector: string): boolean => {
    const alternatives = /^:where\((.*)\)$/.exec(selector)?.[1];
    if (alternatives !== undefined) return selectorsOf(alternatives).some(isUsed);
    const positive = selector.replaceAll(/:not\([^)]*\)/g, '');
    if (states.test(positive)) return false;
    const attributes = [...positive.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name);
    if (!attributes.every((name) => html.includes(` ${name}`))) return false;
    const plain = positive.replaceAll(/\[[^\]]*\]|::?[\w-]+/g, ' ');
    const usedClasses = [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
    const usedTags = [...plain.matchAll(/(?<![\w.#-])([a-z][\w-]*)/g)].map(([, name = '']) => name);
    return usedClasses.every((name) => classes.has(name)) && usedTags.every((tag) => tags.has(tag));
  };
  const keep = ({ prelude, body }: Rule): string => {
    if (/^@(?:media|supports|container)/.test(prelude)) {
      const inner = rulesOf(body).map(keep).join('');
      return inner === '' ? '' : `${prelude}{${inner}}`;
    }
    if (prelude === '@font-face') return body.includes('local(') ? `${prelude}{${body}}` : '';
    if (prelude.startsWith('@')) return '';
    const selectors = selectorsOf(prelude).filter(isUsed);
    return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
  };
  const rules = rulesOf(css);
  const used = rules.map(keep).join('');
  const keyframes = rules.filter(
    ({ prelude }) =>
      prelude.startsWith('@keyframes ') && used.includes(prelude.slice('@keyframes '.length)),
  );
  return used + keyframes.map(({ prelude, body }) => `${prelude}{${body}}`).join('');
}
