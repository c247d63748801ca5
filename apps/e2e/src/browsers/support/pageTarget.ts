import type { BrowserTab, TabElement } from './browserTab.ts';
import type { ElementKind, ElementQuery } from './findElement.ts';
import { until } from './until.ts';

/** Matches the whole name of an element. */
const exactly = (name: string) => new RegExp(`^${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`);

/** Scrolls an element to where it can be clicked. Returns whether it is enabled and nothing covers it. Runs in the page. */
function bringToHand(element: Element): boolean {
  if (element.matches(':disabled, [aria-disabled=true]')) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/** Sets a field's value as a picker does, and tells the page. Runs in the page. */
function setFieldValue(element: Element, value = ''): void {
  const { prototype } =
    element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React notices a change only by the setter of the browser's own.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** An element as a member names it: found again at each use, and waited for. */
export class PageTarget {
  readonly #tab: BrowserTab;
  readonly #query: ElementQuery;

  constructor(tab: BrowserTab, query: ElementQuery) {
    this.#tab = tab;
    this.#query = query;
  }

  /** Describes an element of a page, or of another element. */
  static of(
    tab: BrowserTab,
    kind: ElementKind,
    name: string | RegExp = /(?:)/,
    within: ElementQuery | null = null,
  ): PageTarget {
    const { source, flags } = typeof name === 'string' ? exactly(name) : name;
    return new PageTarget(tab, { kind, name: { source, flags }, within, index: 0 });
  }

  /** Describes an element inside this one. */
  get(kind: ElementKind, name?: string | RegExp): PageTarget {
    return PageTarget.of(this.#tab, kind, name, this.#query);
  }

  /** Describes a later one of the elements that match, counted from 0. */
  nth(index: number): PageTarget {
    return new PageTarget(this.#tab, { ...this.#query, index });
  }

  /** Waits until it is visible. */
  async untilVisible(): Promise<void> {
    await this.#element();
  }

  async untilGone(): Promise<void> {
    await until(`${this.#words()} is gone`, async () => !(await this.isVisible()));
  }

  async isVisible(): Promise<boolean> {
    return (await this.#tab.find(this.#query)) !== null;
  }

  /** Scrolls to it, waits until it is enabled and nothing covers it, and clicks it. */
  async click(): Promise<void> {
    await until(`${this.#words()} is clicked`, () => this.clickNow());
  }

  /** Clicks it if it is at hand. Returns whether it was. */
  async clickNow(): Promise<boolean> {
    const element = await this.#tab.find(this.#query);
    if (element === null || !(await element.run(bringToHand))) return false;
    await element.click();
    return true;
  }

  /** Replaces what a field holds. */
  async fill(text: string): Promise<void> {
    const element = await this.#element();
    await this.setValue('');
    await element.type(text);
  }

  /** Sets the value of a field at once, as a picker for dates and times does. */
  async setValue(value: string): Promise<void> {
    await this.run(setFieldValue, value);
  }

  async chooseFile(path: string): Promise<void> {
    await (await this.#element()).chooseFile(path);
  }

  /** Returns its text. */
  text(): Promise<string> {
    return this.run((element) => element.textContent);
  }

  /** Runs a self-contained function with it in the page. */
  async run<Result>(
    script: (element: Element, ...parameters: string[]) => Result,
    ...parameters: string[]
  ): Promise<Awaited<Result>> {
    return (await this.#element()).run(script, ...parameters);
  }

  #element(): Promise<TabElement> {
    return until(`${this.#words()} is visible`, () => this.#tab.find(this.#query));
  }

  #words(): string {
    const words = ({ kind, name: { source } }: ElementQuery) => `the ${kind} ${source}`;
    const { within } = this.#query;
    return within === null ? words(this.#query) : `${words(this.#query)} in ${words(within)}`;
  }
}
