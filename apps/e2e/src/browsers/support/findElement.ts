/** What a query looks for. `field` is any input with a label, `text` the innermost element with that text. */
export type ElementKind =
  | 'article'
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'field'
  | 'frame'
  | 'heading'
  | 'image'
  | 'link'
  | 'listitem'
  | 'main'
  | 'option'
  | 'pin'
  | 'radio'
  | 'region'
  | 'text';

/** A regular expression as JSON. */
interface NamePattern {
  readonly source: string;
  readonly flags: string;
}

/** Describes an element by its role and its accessible name, as JSON. */
export interface ElementQuery {
  readonly kind: ElementKind;
  readonly name: NamePattern;
  readonly within: ElementQuery | null;
  /** Counts the matching elements from 0. */
  readonly index: number;
}

/** Finds a visible element. Runs in the page, so that it uses nothing outside itself. */
export function findElement(query: ElementQuery): Element | null {
  const selectors: Readonly<Record<ElementKind, string>> = {
    article: 'article, [role=article]',
    button: 'button, [role=button], summary',
    combobox: '[role=combobox], select',
    dialog: '[role=dialog], [role=alertdialog], dialog',
    field: 'input:not([type=hidden]), textarea',
    frame: 'iframe',
    heading: 'h1, h2, h3, h4',
    image: 'img, [role=img]',
    link: 'a[href]',
    listitem: 'li, [role=listitem]',
    main: 'main',
    option: '[role=option]',
    pin: 'button[aria-expanded]',
    radio: '[role=radio], input[type=radio]',
    region: 'section, [role=region]',
    text: '*',
  };
  const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    if (ids.length > 0) {
      return squeeze(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
    }
    const label = element.getAttribute('aria-label');
    if (label !== null) return squeeze(label);
    const labels = 'labels' in element ? element.labels : null;
    if (labels instanceof NodeList && labels.length > 0) {
      return squeeze([...labels].map((node) => node.textContent).join(' '));
    }
    const alternative = element.getAttribute('alt') ?? element.getAttribute('title');
    return squeeze(alternative ?? element.textContent);
  };
  const isVisible = (element: Element) => {
    if (element.closest('[inert], [aria-hidden=true]') !== null) return false;
    const { width, height } = element.getBoundingClientRect();
    // A file's input is a pixel beneath its button.
    return element.matches('input[type=file]') || (element.checkVisibility() && width * height > 1);
  };
  const allOf = ({ kind, name, within, index }: ElementQuery): Element[] => {
    const roots = within === null ? [document.documentElement] : allOf(within).slice(0, 1);
    const pattern = new RegExp(name.source, name.flags);
    const found = roots
      .flatMap((root) => [...root.querySelectorAll(selectors[kind])])
      .filter((element) => pattern.test(labelOf(element)) && isVisible(element));
    const innermost =
      kind === 'text'
        ? found.filter((element) => !found.some((o) => o !== element && element.contains(o)))
        : found;
    return innermost.slice(index);
  };
  return allOf(query)[0] ?? null;
}
