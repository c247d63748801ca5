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

/** States whose look may wait for the style sheet. */
const states =
  /:(?:hover|focus|active|checked|disabled|placeholder|popover|open|selection|backdrop)/;

/** The names of classes, elements and attributes in some HTML. */
interface Names {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly hasAttribute: (name: string) => boolean;
}

function namesOf(html: string): Names {
  const found = (pattern: RegExp) =>
    new Set([...html.matchAll(pattern)].map(([, value = '']) => value));
  const attributes = new Map<string, boolean>();
  return {
    classes: new Set([...found(/class="([^"]*)"/g)].flatMap((value) => value.split(' '))),
    tags: found(/<([a-z][\w-]*)/g),
    hasAttribute(name) {
      const has = attributes.get(name) ?? html.includes(` ${name}`);
      attributes.set(name, has);
      return has;
    },
  };
}

/** Whether some HTML uses a selector. */
type IsUsed = (names: Names) => boolean;

function usageOf(selector: string): IsUsed {
  const alternatives = /^:where\((.*)\)$/.exec(selector)?.[1];
  if (alternatives !== undefined) {
    const usages = selectorsOf(alternatives).map(usageOf);
    return (names) => usages.some((isUsed) => isUsed(names));
  }
  // What excludes may be absent, and of alternatives one is enough: a rule too many changes nothing.
  const positive = selector.replaceAll(/:(?:not|is|where)\([^)]*\)/g, '');
  if (states.test(positive)) return () => false;
  const plain = positive.replaceAll(/\[[^\]]*\]|::?[\w-]+/g, ' ');
  const found = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name);
  const attributes = found(positive, /\[([\w-]+)/g);
  const classes = found(plain, /\.([\w-]+)/g);
  const tags = found(plain, /(?<![\w.#-])([a-z][\w-]*)/g);
  return (names) =>
    classes.every((name) => names.classes.has(name)) &&
    tags.every((name) => names.tags.has(name)) &&
    attributes.every(names.hasAttribute);
}

/** Returns the text of a rule that some HTML uses. Empty where it uses none of it. */
type UsedText = (names: Names) => string;

function usedTextOf({ prelude, body }: Rule): UsedText {
  if (/^@(?:media|supports|container)/.test(prelude)) {
    const inner = rulesOf(body).map(usedTextOf);
    return (names) => {
      const text = inner.map((usedText) => usedText(names)).join('');
      return text === '' ? '' : `${prelude}{${text}}`;
    };
  }
  if (prelude === '@font-face') {
    const text = body.includes('local(') ? `${prelude}{${body}}` : '';
    return () => text;
  }
  if (prelude.startsWith('@')) return () => '';
  const selectors = selectorsOf(prelude).map((text) => ({ text, isUsed: usageOf(text) }));
  return (names) => {
    const used = selectors.filter(({ isUsed }) => isUsed(names)).map(({ text }) => text);
    return used.length === 0 ? '' : `${used.join(',')}{${body}}`;
  };
}

const KEYFRAMES = '@keyframes ';

/**
 * Reads a style sheet once, and creates a function that returns the rules of it that some HTML uses, before anybody can
 * touch it: those of its elements and classes, and of the page itself. Of the fonts it keeps those that every device has.
 */
export function createCriticalCss(css: string): (html: string) => string {
  const rules = rulesOf(css);
  const usedTexts = rules.map(usedTextOf);
  const animations = rules
    .filter(({ prelude }) => prelude.startsWith(KEYFRAMES))
    .map(({ prelude, body }) => ({
      name: prelude.slice(KEYFRAMES.length),
      text: `${prelude}{${body}}`,
    }));
  return (html) => {
    const names = namesOf(html);
    const used = usedTexts.map((usedText) => usedText(names)).join('');
    const running = animations.filter(({ name }) => used.includes(name));
    return used + running.map(({ text }) => text).join('');
  };
}
