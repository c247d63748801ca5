import type { ElementQuery } from './findElement.ts';

/** A window's inner size in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** An element on the page, which real input reaches as a member's would. */
export interface TabElement {
  readonly click: () => Promise<void>;
  /** Types after what the element already holds. */
  readonly type: (text: string) => Promise<void>;
  readonly chooseFile: (path: string) => Promise<void>;
  /** Runs a self-contained function with the element in the page. The result is JSON. */
  readonly run: <Result>(
    script: (element: Element, ...parameters: string[]) => Result,
    ...parameters: string[]
  ) => Promise<Awaited<Result>>;
}

/** A key that is no character. */
export type NamedKey = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';

/** One tab with storage of its own: the few things that each browser does in its own way. */
export interface BrowserTab extends AsyncDisposable {
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Goes back as the browser's own button does. */
  readonly back: () => Promise<void>;
  /** Opens another tab of the same browser, which has the same storage. It ends with this one. */
  readonly openBeside: () => Promise<BrowserTab>;
  /** Shows the tab. Firefox draws nothing in one that is behind another. */
  readonly bringToFront: () => Promise<void>;
  readonly resize: (size: WindowSize) => Promise<void>;
  readonly press: (key: NamedKey) => Promise<void>;
  /** Runs a self-contained function in the page. The result is JSON. */
  readonly run: <Result>(script: () => Result) => Promise<Awaited<Result>>;
  readonly find: (query: ElementQuery) => Promise<TabElement | null>;
  /** Takes a picture of the window, as PNG. */
  readonly screenshot: () => Promise<Uint8Array>;
  /** Returns what the console reported since the last time: errors and uncaught exceptions. */
  readonly takeConsole: () => readonly string[];
}

/** A browser that is installed on this machine. */
export interface BrowserEngine extends AsyncDisposable {
  /**
   * Opens a tab for the club at a URL. The tab's own URL of the club may differ. A self-contained function is run in each
   * of its pages, before their own scripts.
   */
  readonly openTab: (
    clubUrl: string,
    beforeScripts?: () => void,
  ) => Promise<{ readonly tab: BrowserTab; readonly url: string }>;
}
