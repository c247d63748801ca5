import type { CallResponse, Configuration, RenderedPage } from '@parlour/contract';
import type { Encoding } from '../../http/cache/compression.ts';

/** A page to render. */
export interface PageRequest {
  /** The path with its query. */
  readonly path: string;
  /** The template with slots for the page. */
  readonly template: string;
  readonly encoding: Encoding;
}

/** Messages from the server to the render process. */
export type ToRenderer =
  /** Sent first, and once. */
  | {
      readonly kind: 'start';
      /** Scheme and host of the site. */
      readonly publicUrl: string;
      /** The text of the app's style sheet. */
      readonly styleSheet: string;
    }
  | {
      readonly kind: 'order';
      readonly order: number;
      readonly request: PageRequest;
      readonly configuration: Configuration;
    }
  | { readonly kind: 'response'; readonly call: number; readonly response: CallResponse };

/** Messages from the render process to the server. */
export type FromRenderer =
  /** Sent first, and once, when the process accepts orders. */
  | { readonly kind: 'ready' }
  /** Requests a call for a page. `path` includes the query. */
  | { readonly kind: 'call'; readonly call: number; readonly order: number; readonly path: string }
  /** The page in its encoding. */
  | {
      readonly kind: 'page';
      readonly order: number;
      readonly status: RenderedPage['status'];
      readonly page: Uint8Array;
      /** The source of its inline style in the Content-Security-Policy. */
      readonly styleSource: string;
    }
  /** There is no page. The reason is for operators. */
  | { readonly kind: 'failure'; readonly order: number; readonly reason: string };
