/** What is between two cells of a row that becomes a line. */
const BETWEEN_CELLS = ' – ';

/** One item of a list, before lists are nested by its level. */
interface Item {
  /** 1 for the outermost. */
  readonly level: number;
  readonly isOrdered: boolean;
  readonly nodes: Node[];
}

const isList = (node: Node): node is HTMLUListElement | HTMLOListElement =>
  node instanceof Element && node.matches('ul, ol');
const isBlankText = (node: Node) =>
  !(node instanceof Element) && /^[\s\u00a0]*$/.test(node.textContent ?? '');

/** A number, a letter or a Roman numeral with its sign, as `1.`, `b)`, `(iv)` and `2.1`. */
const orderedMarker = /^\(?(?:\d+(?:\.\d+)*|[a-z]{1,2}|[ivxlcdm]+)[.)]|^\d+(?:\.\d+)+\s*$/i;
const leadingMarker =
  /^[\s\u00a0]*(?:[·•▪■§‣◦o\uf0b7\uf0a7–-]|\(?(?:\d+(?:\.\d+)*|[a-z]{1,2}|[ivxlcdm]+)[.)])[\s\u00a0]+/i;

/** Takes the marker out of a paragraph that Word shows as an item. Null where it has none. */
function takeMarker(paragraph: Element): string | null {
  const ignored = [...paragraph.querySelectorAll('[data-style*="mso-list:ignore"]')];
  if (ignored.length > 0) {
    const text = ignored.map(({ textContent }) => textContent).join('');
    for (const element of ignored) element.remove();
    return text.trim();
  }
  const marker = leadingMarker.exec(paragraph.textContent)?.[0] ?? null;
  if (marker === null) return null;
  let left = marker.length;
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  while (left > 0 && texts.nextNode() !== null) {
    const node = texts.currentNode;
    const text = node.textContent ?? '';
    node.textContent = text.slice(left);
    left -= text.length;
  }
  return marker.trim();
}

/** Reads a paragraph of Word as an item. Null where it is none. */
function itemOf(paragraph: Element, before: Item | undefined): Item | null {
  const style = paragraph.getAttribute('data-style') ?? '';
  const level = /mso-list:l\d+\s+level(\d+)/.exec(style)?.[1];
  if (level === undefined && !/MsoListParagraph/.test(paragraph.getAttribute('data-class') ?? '')) {
    return null;
  }
  const marker = takeMarker(paragraph);
  if (marker === null && level === undefined) {
    // A further paragraph of the item before it.
    before?.nodes.push(paragraph);
    return before ?? null;
  }
  return {
    level: Number(level ?? 1),
    isOrdered: orderedMarker.test(marker ?? ''),
    nodes: [...paragraph.childNodes],
  };
}

/** Takes out a bullet that a program wrote into the text of an item, beside that of the list. */
function dropBullet(item: Element): void {
  const text = document.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode();
  if (text === null) return;
  text.textContent = (text.textContent ?? '').replace(/^[\s\u00a0]*[•◦▪‣⁃·](?=[\s\u00a0]|$)/, '');
}

/** Reads the items of a list with those of the lists in it, which some programs put beside the items. */
function itemsOf(list: Element, depth: number): Item[] {
  return [...list.children].flatMap((child) => {
    if (isList(child)) return itemsOf(child, depth + 1);
    dropBullet(child);
    // Word online writes each item as a list of its own.
    const written = child.getAttribute('aria-level') ?? child.getAttribute('data-aria-level');
    const level = Math.max(depth, Number(written ?? 0) || 0);
    const nested = [...child.children].filter(isList);
    const nodes = [...child.childNodes].filter((node) => !isList(node));
    const item = { level, isOrdered: list.matches('ol'), nodes };
    const inner = nested.flatMap((each) => itemsOf(each, level + 1));
    return nodes.every(isBlankText) && inner.length > 0 ? inner : [item, ...inner];
  });
}

/** Nests items by their levels. */
function nest(items: readonly Item[]): DocumentFragment {
  const lists = document.createDocumentFragment();
  const open: { readonly level: number; readonly isOrdered: boolean; readonly list: Element }[] =
    [];
  for (const { level, isOrdered, nodes } of items) {
    const isOver = () => {
      const last = open.at(-1);
      if (last === undefined) return false;
      return last.level > level || (last.level === level && last.isOrdered !== isOrdered);
    };
    while (isOver()) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(isOrdered ? 'ol' : 'ul');
      (open.at(-1)?.list.lastElementChild ?? lists).append(list);
      open.push({ level, isOrdered, list });
    }
    const item = document.createElement('li');
    item.append(...nodes);
    open.at(-1)?.list.append(item);
  }
  return lists;
}

/** Makes lists of all that follows each other as one, whichever way it was written. */
function joinLists(parent: Element): void {
  let items: Item[] = [];
  let sources: Node[] = [];
  const end = () => {
    const [first] = sources;
    if (items.length > 0 && first !== undefined) {
      const lists = nest(items);
      first.parentNode?.insertBefore(lists, first);
      for (const source of sources) source.parentNode?.removeChild(source);
    }
    [items, sources] = [[], []];
  };
  const nodes = [...parent.childNodes];
  for (const node of nodes) {
    if (isBlankText(node)) continue;
    const own = isList(node) ? itemsOf(node, 1) : [];
    const item = node instanceof Element && node.matches('p') ? itemOf(node, items.at(-1)) : null;
    if (item !== null && item !== items.at(-1)) own.push(item);
    if (own.length === 0 && item === null) end();
    else {
      items.push(...own);
      // A further paragraph is in its item already.
      if (item === null || own.length > 0) sources.push(node);
    }
  }
  end();
}

/** Turns the lists of all programs into nested lists: those of Word are paragraphs with a marker in their text. */
export function listsOf(body: Element): void {
  for (const box of body.querySelectorAll('div')) {
    const inner = [...box.childNodes].filter((node) => !isBlankText(node));
    if (inner.length > 0 && inner.every(isList)) box.replaceWith(...box.childNodes);
  }
  const starts = [...body.querySelectorAll('ul, ol, p')];
  const parents = new Set(starts.map(({ parentElement }) => parentElement));
  for (const parent of parents) {
    if (parent !== null && parent.closest('ul, ol') === null) joinLists(parent);
  }
  // A numbered heading keeps its number.
  for (const marker of body.querySelectorAll('[data-style*="mso-list:ignore"]')) {
    marker.textContent = `${marker.textContent.replaceAll('\u00a0', ' ').trim()} `;
  }
}

/** Moves the words of a cell out of its paragraphs, into one line. */
function wordsOf(cell: Element): Node[] {
  for (const line of cell.querySelectorAll('br')) line.replaceWith(' ');
  return [...cell.childNodes].flatMap((node, index) => {
    if (!(node instanceof Element && node.matches('p, div'))) return [node];
    const space = index === 0 ? [] : [document.createTextNode(' ')];
    return [...space, ...wordsOf(node)];
  });
}

const hasWords = ({ textContent }: Element) => !/^[\s\u00a0]*$/.test(textContent);

/** Makes a line of each row of a table. A table that only lays out its contents gives these. */
export function linesOfTables(body: Element): void {
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const rows = [...table.rows].map((row) => [...row.cells].filter(hasWords));
    const isLayout =
      rows.every((cells) => cells.length < 2) ||
      table.querySelector('h1, h2, h3, h4, h5, h6, ul, ol, blockquote') !== null;
    if (isLayout) {
      const boxes = rows.flat().map((cell) => {
        const box = document.createElement('div');
        box.append(...cell.childNodes);
        return box;
      });
      table.replaceWith(...boxes);
      continue;
    }
    const lines = document.createElement('p');
    for (const cells of rows.filter(({ length }) => length > 0)) {
      if (lines.hasChildNodes()) lines.append(document.createElement('br'));
      cells.forEach((cell, index) => {
        if (index > 0) lines.append(BETWEEN_CELLS);
        lines.append(...wordsOf(cell));
      });
    }
    table.replaceWith(lines);
  }
}
