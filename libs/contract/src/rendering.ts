import type { Configuration } from './configuration.ts';

/** What a page is about, as a link preview shows it. */
export interface PagePreview {
  readonly title: string;
  /** Plain text; null where nothing is said about it. */
  readonly description: string | null;
  /** Where the club keeps its picture: a path of this site or another site's address. */
  readonly picture: string | null;
}

/** A page as the server sends it. */
export interface RenderedPage {
  /** What the browser's tab is named. */
  readonly title: string;
  readonly preview: PagePreview;
  /** What stands in the page's root element. */
  readonly html: string;
  /** The data that it was drawn from, to be sent as JSON, with which the browser goes on; null where it shows none. */
  readonly data: unknown;
}

/** What a call was answered: its HTTP status, and the envelope as text. */
export interface CallAnswer {
  readonly status: number;
  readonly body: string;
}

/** What a page is rendered for and from. */
export interface PageOrder {
  /** A path with its query. */
  readonly address: string;
  readonly configuration: Configuration;
  /** Makes a call of the page; `path` has its query. */
  readonly call: (path: string) => Promise<CallAnswer>;
}

/**
 * Renders the page of an address as a visitor sees it: the login, or a shared page with its `ref`. The build of the member
 * app gives it to the server. It answers null where there is no such page, or not the data that it shows.
 */
export type RenderPage = (order: PageOrder) => Promise<RenderedPage | null>;
