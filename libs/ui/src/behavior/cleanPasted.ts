import { listsOf, linesOfTables } from './pastedBlocks.ts';

const hiddenElements = /<(?<name>style|script|title|xml)\b[\s\S]*?<\/\k<name>\s*>/gi;
const comments = /<!--[\s\S]*?-->/g;
const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const attributes =
  /(?<=[\s"'/])(style|class|src|srcset|background|on[a-z]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))/gi;
const classRules = /\.([\w-]+)\s*\{([^}]*)\}/g;
const blocks = 'p, div, h1, h2, h3, h4, h5, h6, li, ul, ol, blockquote, table';
/** What programs write for themselves: the ends of paragraphs, deleted words, and what is not shown. */
const unseen =
  'template, [data-class~="EOP"], del[datetime], [data-style*="display:none"], [data-style*="mso-hide:all"]';

/** What an element says of its text; undefined for nothing. */
interface Marks {
  readonly isBold?: boolean | undefined;
  readonly isItalic?: boolean | undefined;
}

/**
 * Turns HTML that another program copied into the elements that a text of the club can have. Word processors write bold as
 * weights, lists as indented paragraphs, and tables. Styles become data before anything parses them, because the page's
 * policy reports each style attribute that a browser parses. Nothing that would load or run something is left.
 */
export function cleanPasted(html: string): string {
  const clean = html
    .replaceAll(comments, '')
    .replaceAll(hiddenElements, '')
    .replaceAll(tags, (tag) =>
      tag.replaceAll(attributes, (_, name: string, value: string) =>
        /^(?:style|class)$/i.test(name) ? `data-${name}${value}` : '',
      ),
    );
  const { body } = new DOMParser().parseFromString(clean, 'text/html');
  // What an editor of ours copied is as it should be.
  if (body.querySelector('[data-pm-slice]') === null) {
    for (const element of body.querySelectorAll('[data-style]')) {
      element.setAttribute('data-style', squeezed(element.getAttribute('data-style') ?? ''));
    }
    for (const element of body.querySelectorAll(unseen)) element.remove();
    markTexts(body, {}, classesOf(html));
    for (const element of body.querySelectorAll('b, strong, i, em')) {
      if (element.getAttribute('data-mark') === null) element.replaceWith(...element.childNodes);
    }
    for (const element of body.querySelectorAll('p')) nameHeading(element);
    listsOf(body);
    linesOfTables(body);
    removeEmpty(body);
  }
  for (const element of body.querySelectorAll('*')) removeAttributes(element);
  return body.innerHTML;
}

/** Returns what a style says without the spaces around its signs. */
const squeezed = (style: string) => style.toLowerCase().replaceAll(/\s*([:;])\s*/g, '$1');

/** Reads a {@link squeezed} style. */
function marksOfStyle(style: string): Marks {
  const font = /(?:^|;)font:([^;]*)/.exec(style)?.[1] ?? '';
  const weight = /(?:^|;)font-weight:(\w+)/.exec(style)?.[1];
  const slant = /(?:^|;)font-style:(\w+)/.exec(style)?.[1];
  const isBold = /^(?:bold|bolder|[6-9]00)$/;
  const isItalic = /^(?:italic|oblique)$/;
  const words = font.split(/\s+/);
  return {
    isBold:
      weight === undefined
        ? words.some((word) => isBold.test(word)) || undefined
        : isBold.test(weight),
    isItalic:
      slant === undefined
        ? words.some((word) => isItalic.test(word)) || undefined
        : isItalic.test(slant),
  };
}

/** Reads what the style sheet of a copied page says of its classes. */
function classesOf(html: string): ReadonlyMap<string, Marks> {
  const sheets = html.match(/<style\b[\s\S]*?<\/style\s*>/gi)?.join('') ?? '';
  const rules = [...sheets.matchAll(classRules)];
  return new Map(rules.map(([, name = '', style = '']) => [name, marksOfStyle(squeezed(style))]));
}

function marksOf(element: Element, classes: ReadonlyMap<string, Marks>): Marks {
  const names = (element.getAttribute('data-class') ?? '').split(/\s+/);
  const said = [
    {
      isBold: element.matches('b, strong') || undefined,
      isItalic: element.matches('i, em') || undefined,
    },
    ...names.map((name) => classes.get(name) ?? {}),
    marksOfStyle(element.getAttribute('data-style') ?? ''),
  ];
  const last = (name: keyof Marks) => said.findLast((marks) => marks[name] !== undefined)?.[name];
  return { isBold: last('isBold'), isItalic: last('isItalic') };
}

/** Puts each text that is bold or italic, by the nearest element that says so, into elements of its own. */
function markTexts(parent: Element, outer: Marks, classes: ReadonlyMap<string, Marks>): void {
  const own = marksOf(parent, classes);
  const isBold = own.isBold ?? outer.isBold;
  const isItalic = own.isItalic ?? outer.isItalic;
  const nodes = [...parent.childNodes];
  for (const node of nodes) {
    if (node instanceof Element) markTexts(node, { isBold, isItalic }, classes);
    else if (node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '') {
      if (isItalic === true) wrap(node, 'em');
      if (isBold === true) wrap(node, 'strong');
    }
  }
}

function wrap(node: Node, name: 'em' | 'strong'): void {
  const mark = document.createElement(name);
  mark.setAttribute('data-mark', '');
  const { parentNode } = node;
  parentNode?.replaceChild(mark, node);
  mark.append(node);
}

/** Makes a heading of a paragraph that Word says is one, on the desk or online. */
function nameHeading(paragraph: Element): void {
  const isTitle = paragraph.matches('[data-class~="MsoTitle"]');
  const level = paragraph.matches('[role="heading"]')
    ? paragraph.getAttribute('aria-level')
    : /mso-outline-level:(\d)/.exec(paragraph.getAttribute('data-style') ?? '')?.[1];
  if (!isTitle && (level ?? null) === null) return;
  const heading = document.createElement(`h${isTitle ? 1 : Math.min(Number(level) || 1, 6)}`);
  heading.append(...paragraph.childNodes);
  paragraph.replaceWith(heading);
}

const isBlank = (node: Node | null) =>
  node !== null && /^[\s\u00a0]*$/.test(node.textContent ?? '');
const isBlock = (node: Node | null) => node instanceof Element && node.matches(blocks);

/** Returns the next node in a direction that is no blank text. */
function neighbor(node: Node, direction: 'previousSibling' | 'nextSibling'): Node | null {
  let next = node[direction];
  while (next !== null && next.nodeType !== Node.ELEMENT_NODE && isBlank(next))
    next = next[direction];
  return next;
}

/** Removes paragraphs without words, and line breaks that break no line. */
function removeEmpty(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll(blocks)].toReversed()) {
    if (isBlank(element)) element.remove();
  }
  for (const line of [...body.querySelectorAll('br')].toReversed()) {
    const blank = line.previousElementSibling;
    if (blank !== null && isBlank(blank) && !blank.matches('br')) blank.remove();
    const [before, after] = [neighbor(line, 'previousSibling'), neighbor(line, 'nextSibling')];
    const isAtEnd = after === null && (line.parentElement === body || isBlock(line.parentElement));
    if (isAtEnd || isBlock(before) || isBlock(after)) line.remove();
  }
}

function removeAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) {
    if (name !== 'href' && name !== 'data-pm-slice') element.removeAttribute(name);
  }
}
