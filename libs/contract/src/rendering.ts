import type { Configuration } from './configuration.ts';

/** A page's title, description and picture, as a link preview shows them. */
export interface PagePreview {
  /** What a chat shows first. */
  readonly title: string;
  /** Plain text, or null for none. */
  readonly description: string | null;
  /** A path of this site or another site's URL, or null for none. */
  readonly picture: string | null;
  /** The kind of page, by the Open Graph protocol. */
  readonly type: 'website' | 'article' | 'product';
}

/** A page rendered on the server. */
export interface RenderedPage {
  /** The document's title. */
  readonly title: string;
  /** What a chat shows of a link to it. */
  readonly preview: PagePreview;
  /** The HTTP status: 404 where the page's subject does not exist. */
  readonly status: 200 | 404;
  /** The content of the page's root element. */
  readonly html: string;
  /** The rules of the style sheet that the page needs to be painted. Empty: it waits for the style sheet. */
  readonly style: string;
  /** The data of the page, sent as JSON for hydration. Null when the page shows none. */
  readonly data: unknown;
}

/** The HTTP status of a call's response, and its envelope as text. */
export interface CallResponse {
  /** The HTTP status. */
  readonly status: number;
  readonly body: string;
}

/** The input of {@link RenderPage}. */
export interface RenderPageInput {
  /** The page's path with its query. */
  readonly path: string;
  /** The club that the page is of. */
  readonly configuration: Configuration;
  /** Makes a call. `path` includes the query. */
  readonly call: (path: string) => Promise<CallResponse>;
}

/**
 * Renders a page for a visitor: the sign-in page, or a shared page with its `ref`.
 * @returns null when there is no such page, or when its data could not be loaded
 */
export type RenderPage = (order: RenderPageInput) => Promise<RenderedPage | null>;

/**
 * Creates the function that renders pages. The member app's build exports it.
 * @param styleSheet the text of the build's style sheet, empty without one
 */
export type CreateRenderPage = (styleSheet: string) => RenderPage;
