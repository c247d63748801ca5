import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BrowserTab, NamedKey, WindowSize } from './browserTab.ts';
import type { ElementKind } from './findElement.ts';
import { PageTarget } from './pageTarget.ts';
import { until } from './until.ts';

/** The club in one tab, as a person uses it: the same in every browser. */
export class ClubPage {
  readonly tab: BrowserTab;
  /** The club's URL in this tab. */
  readonly url: string;

  constructor(tab: BrowserTab, url: string) {
    this.tab = tab;
    this.url = url;
  }

  /** Opens another tab of the same browser, which shares its storage. */
  async openBeside(): Promise<ClubPage> {
    return new ClubPage(await this.tab.openBeside(), this.url);
  }

  get(kind: ElementKind, name?: string | RegExp): PageTarget {
    return PageTarget.of(this.tab, kind, name);
  }

  /** Opens a path and waits until React has the page. */
  async open(path: string): Promise<void> {
    await this.tab.open(this.url + path);
    await this.untilHydrated();
  }

  async untilHydrated(): Promise<void> {
    await until('the page is hydrated', () => this.tab.run(isHydrated));
  }

  /** Waits until nothing is loading: no placeholder, no picture in view, no font. */
  async untilStill(): Promise<void> {
    await until('the page is still', () => this.tab.run(isStill));
  }

  /** Returns the path with its query. */
  path(): Promise<string> {
    return this.tab.run(() => location.pathname + location.search);
  }

  async untilPath(path: string): Promise<void> {
    await until(`the path is ${path}`, async () => (await this.path()) === path);
  }

  back(): Promise<void> {
    return this.tab.back();
  }

  press(key: NamedKey): Promise<void> {
    return this.tab.press(key);
  }

  resize(size: WindowSize): Promise<void> {
    return this.tab.resize(size);
  }

  /** Returns by how many pixels the page is wider than its window. */
  sidewaysScroll(): Promise<number> {
    return this.tab.run(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }

  /** Stores a picture of the window. */
  async screenshot(file: string): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await this.tab.screenshot());
  }
}

/** Whether React has hydrated or rendered the page. Runs in the page. */
function isHydrated(): boolean {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
}

/** Whether the page shows all that is in view. Runs in the page. */
function isStill(): boolean {
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  return (
    document.fonts.status === 'loaded' &&
    ![...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
      textContent.startsWith('Loading'),
    ) &&
    [...document.images].every((image) => image.complete || !isInView(image))
  );
}
